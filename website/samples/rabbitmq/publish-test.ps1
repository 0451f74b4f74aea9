# Sends event.json to the exchange through the administration page (port 15672),
# and says whether any queue took it.
$api = "http://localhost:15672/api"
if ($env:RABBITMQ_API) { $api = $env:RABBITMQ_API }
$key = "site.gate.person"
if ($env:ROUTING_KEY) { $key = $env:ROUTING_KEY }
$login = [System.Text.Encoding]::ASCII.GetBytes("guest:guest")
$headers = @{ Authorization = "Basic " + [System.Convert]::ToBase64String($login) }

$event_text = [System.IO.File]::ReadAllText((Join-Path $PWD "event.json"))
$message = @{ properties = @{}; routing_key = $key; payload = $event_text; payload_encoding = "string" }
$body = [System.Text.Encoding]::UTF8.GetBytes((ConvertTo-Json $message))
$answer = Invoke-RestMethod -Uri "$api/exchanges/ansvis/ansvis.events/publish" -Method Post -Headers $headers -ContentType "application/json" -Body $body
if ($answer.routed) {
  "DELIVERED to at least one queue with routing key $key"
} else {
  "DROPPED: no queue is bound for routing key $key"
}
