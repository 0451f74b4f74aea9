"""Accepts raw connections, keeps every byte in a file, and prints each JSON text
it finds in the stream, and adds it to events.log, one line an event."""
import codecs
import json
import os
import socketserver

HOST = os.environ.get("HOST", "0.0.0.0")
PORT = int(os.environ.get("PORT", "9000"))
RAW_FILE = os.environ.get("RAW_FILE", "stream.bin")


def take_objects(text):
    """Returns the JSON objects at the start of text, and the rest that is not
    complete yet."""
    objects, decoder = [], json.JSONDecoder()
    while (start := text.find("{")) >= 0:
        try:
            value, length = decoder.raw_decode(text[start:])
        except ValueError:
            return objects, text[start:]
        objects.append(value)
        text = text[start + length :]
    return objects, ""


class Listener(socketserver.BaseRequestHandler):
    def handle(self):
        print(f"CONNECTED {self.client_address[0]}", flush=True)
        text, decoder = "", codecs.getincrementaldecoder("utf-8")(errors="replace")
        with open(RAW_FILE, "ab") as raw:
            while data := self.request.recv(65536):
                raw.write(data)
                raw.flush()
                print(f"RECEIVED {len(data)} bytes, starts with {data[:16].hex(' ')}", flush=True)
                objects, text = take_objects(text + decoder.decode(data))
                for value in objects:
                    with open("events.log", "a", encoding="utf-8") as log:
                        log.write(json.dumps(value, ensure_ascii=False) + "\n")
                    print(f"JSON {json.dumps(value)[:300]}", flush=True)
        print("CLOSED", flush=True)


if __name__ == "__main__":
    socketserver.ThreadingTCPServer.allow_reuse_address = True
    with socketserver.ThreadingTCPServer((HOST, PORT), Listener) as server:
        print(f"listening on port {server.server_address[1]}", flush=True)
        server.serve_forever()
