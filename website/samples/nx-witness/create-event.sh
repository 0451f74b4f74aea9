# Creates one generic event. curl encodes each parameter; the camera travels as
# JSON in "metadata".
curl --get --silent --show-error --output /dev/null --write-out 'status %{http_code}\n' \
  --header "Authorization: $NX_AUTHORIZATION" \
  --data-urlencode "source=ANSVIS" \
  --data-urlencode "caption=Person & vehicle" \
  --data-urlencode "description=Loading bay, after hours" \
  --data-urlencode "metadata={\"cameraRefs\":[\"$NX_DEVICE_ID\"]}" \
  "${NX_SERVER:-https://nx.example.com:7001}/api/createEvent"
