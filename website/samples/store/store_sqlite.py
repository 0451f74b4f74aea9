"""Writes each event into events.db, a database in one file."""
import datetime
import json
import os
import sqlite3
import sys

from event_rows import COLUMNS, event_rows

DATABASE = os.environ.get("DATABASE", "events.db")


def handle(event):
    received = datetime.datetime.now(datetime.timezone.utc).isoformat(timespec="seconds")
    with sqlite3.connect(DATABASE) as database:
        database.execute("CREATE TABLE IF NOT EXISTS event (id INTEGER PRIMARY KEY, received TEXT, json TEXT)")
        names = ", ".join(f'"{name}"' for name in COLUMNS)
        database.execute(f"CREATE TABLE IF NOT EXISTS object (event_id INTEGER REFERENCES event(id), {names})")
        values = (received, json.dumps(event, ensure_ascii=False))
        event_id = database.execute("INSERT INTO event (received, json) VALUES (?, ?)", values).lastrowid
        places = ", ".join("?" for _ in range(len(COLUMNS) + 1))
        rows = [(event_id, *row) for row in event_rows(event)]
        database.executemany(f"INSERT INTO object VALUES ({places})", rows)
    database.close()
    print(f"STORED in {DATABASE} as event {event_id}", flush=True)


if __name__ == "__main__":
    # By hand, for events that a receiver has kept.
    for line in open(sys.argv[1], encoding="utf-8-sig"):
        value = json.loads(line)
        if isinstance(value, dict):
            handle(value)
