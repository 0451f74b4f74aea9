"""Receives ANSVIS events over HTTP: answers at once, keeps one line of JSON for
each event, handles a repeat only once."""
import collections
import hashlib
import importlib
import json
import os
import queue
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

HOST = os.environ.get("HOST", "0.0.0.0")
PORT = int(os.environ.get("PORT", "8080"))
# Only the sender knows this path: a long random one works as a shared secret,
# over HTTPS.
PATH = os.environ.get("WEBHOOK_PATH", "/ansvis-events")
# Pictures sent as Base64 make bodies large. A body above the limit is refused
# with status 413.
MAX_BYTES = int(os.environ.get("MAX_BYTES", str(20 * 1024 * 1024)))
EVENT_LOG = os.environ.get("EVENT_LOG", "events.log")

waiting = queue.Queue()


class Receiver(BaseHTTPRequestHandler):
    timeout = 30

    def do_POST(self):
        length = self.headers.get("Content-Length")
        if length is None:
            return self.answer(411)
        if self.path != PATH or int(length) > MAX_BYTES:
            self.drop(int(length))
            return self.answer(404 if self.path != PATH else 413)
        body = self.rfile.read(int(length))
        self.answer(204)  # first the answer, then the work
        waiting.put(body)

    def drop(self, length):
        while length > 0 and (part := self.rfile.read(min(length, 65536))):
            length -= len(part)

    def answer(self, status):
        self.send_response(status)
        self.send_header("Content-Length", "0")
        self.end_headers()


def handle(event):
    """Your own work goes here. Fields that you do not know are left alone."""
    name = event.get("EventName", "event without a name")
    print(f"EVENT {name} at {event.get('CameraName', 'unknown camera')}", flush=True)


# HANDLER names a file with another handle(): store_csv, store_sqlite, pass_on.
if os.environ.get("HANDLER"):
    handle = importlib.import_module(os.environ["HANDLER"]).handle


def has_time(value):
    """Whether the event says anywhere when it happened."""
    if isinstance(value, dict):
        return any("time" in key.lower() or has_time(item) for key, item in value.items())
    return isinstance(value, list) and any(has_time(item) for item in value)


def keep(value):
    """Adds one line to the log: an event, or the text of what is no JSON."""
    with open(EVENT_LOG, "a", encoding="utf-8") as log:
        log.write(json.dumps(value, ensure_ascii=False) + "\n")


def work():
    seen = collections.OrderedDict()
    while True:
        text = waiting.get().decode("utf-8-sig", errors="replace")
        try:
            event = json.loads(text)
        except ValueError as error:
            keep(text)
            print(f"NOT JSON {error}", flush=True)
            continue
        # Without a time, two real events may be alike; with one, they are the same.
        digest = hashlib.sha256(text.encode()).digest() if has_time(event) else None
        if digest in seen:
            print("REPEAT ignored", flush=True)
            continue
        keep(event)
        if digest:
            seen[digest] = True
        if len(seen) > 1000:
            seen.popitem(last=False)
        if not isinstance(event, dict):
            print(f"NOT AN OBJECT {str(event)[:80]}", flush=True)
            continue
        try:
            handle(event)
        except Exception as error:  # the next event still has to be handled
            print(f"FAILED {type(error).__name__}: {error}", flush=True)


if __name__ == "__main__":
    threading.Thread(target=work, daemon=True).start()
    server = ThreadingHTTPServer((HOST, PORT), Receiver)
    print(f"listening on port {server.server_address[1]}, path {PATH}", flush=True)
    server.serve_forever()
