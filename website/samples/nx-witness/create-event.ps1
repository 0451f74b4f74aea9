# Creates one generic event. Each value is encoded; the camera travels as JSON in
# "metadata".
[System.Net.ServicePointManager]::SecurityProtocol = "Tls12"
$server = "https://nx.example.com:7001"
if ($env:NX_SERVER) { $server = $env:NX_SERVER }
$metadata = '{"cameraRefs":["' + $env:NX_DEVICE_ID + '"]}'

$query = "source=" + [uri]::EscapeDataString("ANSVIS")
$query += "&caption=" + [uri]::EscapeDataString("Person & vehicle")
$query += "&description=" + [uri]::EscapeDataString("Loading bay, after hours")
$query += "&metadata=" + [uri]::EscapeDataString($metadata)

$headers = @{ Authorization = $env:NX_AUTHORIZATION }
try {
  $answer = Invoke-WebRequest -Uri "$server/api/createEvent?$query" -Headers $headers -UseBasicParsing
  "status $($answer.StatusCode)"
} catch {
  "not created: $($_.Exception.Message)"
}
