"""Reads events from a RabbitMQ queue, and adds them to events.log, one line an
event. Run with pika: pip install pika (Debian: python3-pika)."""
import json
import os

import pika

URL = os.environ.get("AMQP_URL", "amqp://ansvis-reader:secret@localhost:5672/ansvis")
EXCHANGE, QUEUE, BINDING = "ansvis.events", "ansvis.reader", "site.#"

channel = pika.BlockingConnection(pika.URLParameters(URL)).channel()
# Declaring again what exists is harmless, as long as type and durability are the
# same.
channel.exchange_declare(EXCHANGE, exchange_type="topic", durable=True)
channel.queue_declare(QUEUE, durable=True)
channel.queue_bind(QUEUE, EXCHANGE, routing_key=BINDING)
channel.basic_qos(prefetch_count=10)


def on_message(channel, method, properties, body):
    try:
        event = json.loads(body)
        with open("events.log", "a", encoding="utf-8") as log:
            log.write(json.dumps(event, ensure_ascii=False) + "\n")
        print(f"EVENT {event['EventName']} with routing key {method.routing_key}", flush=True)
    except (ValueError, KeyError, TypeError):
        print(f"OTHER {method.routing_key} {body[:300]!r}", flush=True)
    # Only now does the queue forget the message.
    channel.basic_ack(method.delivery_tag)


channel.basic_consume(QUEUE, on_message)
print(f"waiting for messages in {QUEUE}", flush=True)
channel.start_consuming()
