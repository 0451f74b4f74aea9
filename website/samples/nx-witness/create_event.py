"""Builds the address of a generic event, calls it, and prints the status."""
import json
import os
import ssl
import sys
import urllib.error
import urllib.parse
import urllib.request

SERVER = os.environ.get("NX_SERVER", "https://nx.example.com:7001")


def create_event_url(server, source, caption, description="", device_ids=(), timestamp=None):
    """Returns the address with every value encoded; without a timestamp the
    server uses its own clock."""
    parameters = {"source": source, "caption": caption, "description": description}
    if timestamp:
        parameters["timestamp"] = timestamp  # YYYY-MM-DDTHH:MM:SS
    if device_ids:
        parameters["metadata"] = json.dumps({"cameraRefs": list(device_ids)}, separators=(",", ":"))
    return f"{server}/api/createEvent?{urllib.parse.urlencode(parameters, quote_via=urllib.parse.quote)}"


device = os.environ.get("NX_DEVICE_ID")
url = create_event_url(
    SERVER,
    "ANSVIS",
    "Person & vehicle",
    "Loading bay, after hours",
    [device] if device else [],
    sys.argv[1] if len(sys.argv) > 1 else None,
)
print(url)
login = os.environ.get("NX_AUTHORIZATION")
request = urllib.request.Request(url, headers={"Authorization": login} if login else {})
try:
    context = ssl.create_default_context(cafile=os.environ.get("NX_CA"))
    with urllib.request.urlopen(request, timeout=15, context=context) as response:
        print(f"status {response.status}")
except urllib.error.HTTPError as error:
    print(f"status {error.code} {error.read(300).decode(errors='replace')}")
except OSError as error:
    print(f"not reached: {error}")
