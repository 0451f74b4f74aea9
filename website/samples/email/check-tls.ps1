# Which kind of encryption does the mail server speak? Set SMTP_HOST first.
$tls_port = "465"
if ($env:TLS_PORT) { $tls_port = $env:TLS_PORT }
$starttls_port = "587"
if ($env:STARTTLS_PORT) { $starttls_port = $env:STARTTLS_PORT }

try {
  $client = New-Object System.Net.Sockets.TcpClient $env:SMTP_HOST, $tls_port
  $stream = New-Object System.Net.Security.SslStream ($client.GetStream())
  $tls12 = [System.Security.Authentication.SslProtocols]::Tls12
  $stream.AuthenticateAsClient($env:SMTP_HOST, $null, $tls12, $true)
  "port ${tls_port}: TLS from the first byte"
  $client.Close()
} catch {
  "port ${tls_port}: no. $($_.Exception.Message)"
}

try {
  $client = New-Object System.Net.Sockets.TcpClient $env:SMTP_HOST, $starttls_port
  $stream = $client.GetStream()
  $stream.ReadTimeout = 15000
  $reader = New-Object System.IO.StreamReader $stream
  $writer = New-Object System.IO.StreamWriter $stream
  $writer.AutoFlush = $true
  $line = $reader.ReadLine()
  $writer.Write("EHLO test.example.com`r`n")
  $offered = $false
  # The last line of the answer has a blank after its number, the others a hyphen.
  while ($line -match "^220|^250-") {
    $line = $reader.ReadLine()
    if ($line -match "STARTTLS") { $offered = $true }
  }
  $client.Close()
  if ($offered) { "port ${starttls_port}: STARTTLS" } else { "port ${starttls_port}: no STARTTLS" }
} catch {
  "port ${starttls_port}: no. $($_.Exception.Message)"
}
