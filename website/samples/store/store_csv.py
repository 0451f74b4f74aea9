"""Writes each event into events.csv, which any spreadsheet opens."""
import csv
import json
import os
import sys

from event_rows import COLUMNS, event_rows

CSV_FILE = os.environ.get("CSV_FILE", "events.csv")
# A spreadsheet that writes decimal commas wants ";" here.
SEPARATOR = os.environ.get("CSV_SEPARATOR", ",")


def handle(event):
    new = not os.path.exists(CSV_FILE)
    # The mark at the start of the file (utf-8-sig) tells Excel how to read it.
    with open(CSV_FILE, "a", newline="", encoding="utf-8-sig" if new else "utf-8") as file:
        writer = csv.writer(file, delimiter=SEPARATOR)
        if new:
            writer.writerow(COLUMNS)
        writer.writerows(event_rows(event))
    print(f"STORED in {CSV_FILE}", flush=True)


if __name__ == "__main__":
    # By hand, for events that a receiver has kept.
    for line in open(sys.argv[1], encoding="utf-8-sig"):
        value = json.loads(line)
        if isinstance(value, dict):
            handle(value)
