"""Passes each event on to a chat, an SMS gateway or any other address that takes
JSON. The address and the form of the message stand in target.json."""
import json
import os
import sys
import time
import urllib.error
import urllib.request

# At most one message in so many seconds; what comes between is counted.
PAUSE = float(os.environ.get("PAUSE_SECONDS", "60"))

with open(os.environ.get("TARGET", "target.json"), encoding="utf-8-sig") as file:
    target = json.load(file)
last, left_out = None, 0


def fill(value, text):
    """The body of target.json with the text of the message in place of {text}."""
    if isinstance(value, dict):
        return {key: fill(item, text) for key, item in value.items()}
    if isinstance(value, list):
        return [fill(item, text) for item in value]
    return value.replace("{text}", text) if isinstance(value, str) else value


def handle(event):
    global last, left_out
    if last is not None and time.monotonic() - last < PAUSE:
        left_out += 1
        print(f"LEFT OUT, {left_out} since the last message", flush=True)
        return
    text = f"{event.get('EventName', 'Event')} at {event.get('CameraName', 'unknown camera')}"
    if left_out:
        text += f", and {left_out} more events before"
    body = json.dumps(fill(target["body"], text)).encode()
    headers = {"Content-Type": "application/json", **target.get("headers", {})}
    last, left_out = time.monotonic(), 0
    try:
        with urllib.request.urlopen(urllib.request.Request(target["url"], body, headers), timeout=15) as answer:
            print(f"PASSED ON, status {answer.status}", flush=True)
    except urllib.error.HTTPError as error:
        print(f"REFUSED with status {error.code}: {error.read(200).decode(errors='replace')}", flush=True)
    except OSError as error:
        print(f"NOT REACHED {error}", flush=True)


if __name__ == "__main__":
    # By hand, to try the target: passes on one event.
    handle(json.load(open(sys.argv[1], encoding="utf-8-sig")))
