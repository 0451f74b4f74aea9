# Sends event.json over a raw connection, as ANSVIS is expected to.
$server = "localhost"
if ($env:LISTENER_HOST) { $server = $env:LISTENER_HOST }
$port = "9000"
if ($env:LISTENER_PORT) { $port = $env:LISTENER_PORT }

$bytes = [System.IO.File]::ReadAllBytes((Join-Path $PWD "event.json"))
$client = New-Object System.Net.Sockets.TcpClient $server, $port
$client.GetStream().Write($bytes, 0, $bytes.Length)
$client.Close()
"sent $($bytes.Length) bytes"
