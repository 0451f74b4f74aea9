"""Reads events from a Pulsar topic, and adds them to events.log, one line an
event. Install its library with: pip install pulsar-client"""
import json
import os

import pulsar

SERVICE_URL = os.environ.get("PULSAR_URL", "pulsar://localhost:6650")
TOPIC = os.environ.get("PULSAR_TOPIC", "persistent://public/default/ansvis-events")
TOKEN = os.environ.get("PULSAR_TOKEN")

client = pulsar.Client(
    SERVICE_URL,
    authentication=pulsar.AuthenticationToken(TOKEN) if TOKEN else None,
    tls_trust_certs_file_path=os.environ.get("PULSAR_CA"),
)
consumer = client.subscribe(TOPIC, "event-reader")
print(f"subscribed to {TOPIC}", flush=True)
while True:
    message = consumer.receive()
    try:
        event = json.loads(message.data())
        with open("events.log", "a", encoding="utf-8") as log:
            log.write(json.dumps(event, ensure_ascii=False) + "\n")
        print("EVENT", event, flush=True)
    except ValueError:
        print("OTHER", message.data()[:300], flush=True)
    consumer.acknowledge(message)  # only now does the subscription forget the message
