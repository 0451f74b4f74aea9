# Receives ANSVIS events over HTTP with nothing but Windows. Start it as
# administrator: only an administrator may listen on all addresses ("+").
$port = "8080"
if ($env:PORT) { $port = $env:PORT }
$path = "/ansvis-events"
if ($env:WEBHOOK_PATH) { $path = $env:WEBHOOK_PATH }
$log = Join-Path $PWD "events.log"

$listener = New-Object System.Net.HttpListener
$listener.Prefixes.Add("http://+:$port/")
$listener.Start()
Write-Host "listening on port $port, path $path"
while ($listener.IsListening) {
  $context = $listener.GetContext()
  $request = $context.Request
  $reader = New-Object System.IO.StreamReader $request.InputStream
  $body = $reader.ReadToEnd()
  $wanted = ($request.HttpMethod -eq "POST") -and ($request.Url.AbsolutePath -eq $path)
  $context.Response.StatusCode = 404
  if ($wanted) { $context.Response.StatusCode = 204 }
  $context.Response.Close() # first the answer, then the work
  if (-not $wanted) { continue }
  try {
    $data = ConvertFrom-Json $body
    # One line for each event: a line break of JSON never stands inside a text.
    $line = $body -replace "\s*[\r\n]+\s*", " "
    [System.IO.File]::AppendAllText($log, "$line`n")
    Write-Host "EVENT $($data.EventName) at $($data.CameraName)"
  } catch {
    Write-Host "NOT JSON $body"
  }
}
