"""Sends event.json to the exchange, and says whether any queue took it."""
import os
import sys

import pika

URL = os.environ.get("AMQP_URL", "amqp://ansvis-sender:secret@localhost:5672/ansvis")
routing_key = sys.argv[1] if len(sys.argv) > 1 else "site.gate.person"

channel = pika.BlockingConnection(pika.URLParameters(URL)).channel()
channel.confirm_delivery()
with open("event.json", "rb") as file:
    body = file.read()
try:
    channel.basic_publish("ansvis.events", routing_key, body, mandatory=True)
    print(f"DELIVERED to at least one queue with routing key {routing_key}")
except pika.exceptions.UnroutableError:
    print(f"DROPPED: no queue is bound for routing key {routing_key}")
