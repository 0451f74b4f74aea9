# Sends one made-up event to your receiver, as a program on another computer
# would.
curl --silent --show-error --output /dev/null --write-out 'status %{http_code}\n' \
  --header 'Content-Type: application/json' \
  --data-binary @event.json \
  "${WEBHOOK_URL:-http://localhost:8080/ansvis-events}"
