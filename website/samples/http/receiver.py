"""Receives ANSVIS events over HTTP: answers at once, keeps every raw body,
handles a repeat only once."""
import collections
import hashlib
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
RAW_LOG = os.environ.get("RAW_LOG", "events.log")

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


def work():
    seen = collections.OrderedDict()
    while True:
        body = waiting.get()
        with open(RAW_LOG, "ab") as log:
            log.write(body + b"\n")
        digest = hashlib.sha256(body).digest()
        if digest in seen:
            print("REPEAT ignored", flush=True)
            continue
        seen[digest] = True
        if len(seen) > 1000:
            seen.popitem(last=False)
        try:
            event = json.loads(body)
        except ValueError as error:
            print(f"NOT JSON {error}", flush=True)
            continue
        if isinstance(event, dict):
            handle(event)
        else:
            print(f"NOT AN OBJECT {str(event)[:80]}", flush=True)


if __name__ == "__main__":
    threading.Thread(target=work, daemon=True).start()
    server = ThreadingHTTPServer((HOST, PORT), Receiver)
    print(f"listening on port {server.server_address[1]}, path {PATH}", flush=True)
    server.serve_forever()
