"""Finds the pictures in an event, whatever their fields are called: Base64 text
that starts like a JPEG or PNG."""
import base64
import binascii
import json
import sys

STARTS = {"/9j/": "jpg", "iVBORw0KGgo": "png"}


def find_pictures(value, path="event"):
    """Yields (path of the field, file extension, bytes) for each picture in a
    parsed event."""
    if isinstance(value, dict):
        for key, item in value.items():
            yield from find_pictures(item, f"{path}.{key}")
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from find_pictures(item, f"{path}[{index}]")
    elif isinstance(value, str):
        text = value.split("base64,", 1)[-1]
        for start, extension in STARTS.items():
            if text.startswith(start):
                try:
                    yield path, extension, base64.b64decode(text, validate=True)
                except binascii.Error as error:
                    print(f"{path} is cut short or damaged: {error}", file=sys.stderr)


if __name__ == "__main__":
    # Reads events.log of a receiver: one event a line.
    found = 0
    log = sys.argv[1] if len(sys.argv) > 1 else "events.log"
    for number, line in enumerate(open(log, encoding="utf-8-sig"), start=1):
        try:
            event = json.loads(line)
        except ValueError:
            print(f"line {number} is no JSON")
            continue
        for path, extension, data in find_pictures(event):
            found += 1
            name = f"picture-{number}-{found}.{extension}"
            with open(name, "wb") as file:
                file.write(data)
            print(f"{name} {len(data)} bytes from {path}")
    print(f"{found} pictures found")
