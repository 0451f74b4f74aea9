"""Prints each event that arrives at an MQTT broker, and adds it to events.log, one
line an event. Run with paho-mqtt: pip install paho-mqtt (Debian:
python3-paho-mqtt)."""
import json
import os

import paho.mqtt.client as mqtt

HOST = os.environ.get("MQTT_HOST", "localhost")
PORT = int(os.environ.get("MQTT_PORT", "1883"))
TOPIC = os.environ.get("MQTT_TOPIC", "site/ansvis/events")
# The client ID must be unique on the broker.
CLIENT_ID = os.environ.get("MQTT_CLIENT_ID", "event-reader-1")


def lower_keys(value):
    """The same data with all field names in lower case, since their letter case
    varies."""
    if isinstance(value, dict):
        return {key.lower(): lower_keys(item) for key, item in value.items()}
    if isinstance(value, list):
        return [lower_keys(item) for item in value]
    return value


def on_connect(client, userdata, flags, reason, properties=None):
    if str(reason) not in ("0", "Success"):
        why = mqtt.connack_string(reason) if isinstance(reason, int) else reason
        print(f"REFUSED {why}", flush=True)
        client.disconnect()
        return
    client.subscribe(TOPIC, qos=1)


def on_subscribe(client, userdata, *rest):
    print(f"subscribed to {TOPIC}", flush=True)


def on_message(client, userdata, message):
    try:
        value = json.loads(message.payload)
        with open("events.log", "a", encoding="utf-8") as log:
            log.write(json.dumps(value, ensure_ascii=False) + "\n")
        event = lower_keys(value)
        name, camera = event["eventname"], event["cameraname"]
        print(f"EVENT {name} at {camera} on {message.topic}", flush=True)
    except (ValueError, KeyError, TypeError):
        print(f"OTHER {message.topic} {message.payload[:300]!r}", flush=True)


# clean_session=False: the broker keeps events for this client ID while the
# program is not running.
if hasattr(mqtt, "CallbackAPIVersion"):  # paho-mqtt 2
    version = mqtt.CallbackAPIVersion.VERSION2
    client = mqtt.Client(version, client_id=CLIENT_ID, clean_session=False)
else:
    client = mqtt.Client(client_id=CLIENT_ID, clean_session=False)
client.on_connect = on_connect
client.on_subscribe = on_subscribe
client.on_message = on_message
if os.environ.get("MQTT_USER"):
    client.username_pw_set(os.environ["MQTT_USER"], os.environ.get("MQTT_PASSWORD"))
# The file with the certificate authority switches TLS on.
if os.environ.get("MQTT_CA"):
    client.tls_set(ca_certs=os.environ["MQTT_CA"])
client.connect(HOST, PORT)
client.loop_forever()
