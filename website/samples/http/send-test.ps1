# Sends one made-up event to your receiver, as a program on another computer
# would.
$url = "http://localhost:8080/ansvis-events"
if ($env:WEBHOOK_URL) { $url = $env:WEBHOOK_URL }
$answer = Invoke-WebRequest -Uri $url -Method Post -InFile event.json -ContentType "application/json" -UseBasicParsing
"status $($answer.StatusCode)"
