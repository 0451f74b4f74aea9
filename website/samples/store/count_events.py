"""Prints how many objects each camera has seen on each day."""
import os
import sqlite3

QUERY = """
SELECT substr(coalesce("time", received), 1, 10) AS day, camera, object, count(*)
FROM object JOIN event ON event.id = object.event_id
GROUP BY day, camera, object ORDER BY day, camera, object
"""

database = sqlite3.connect(os.environ.get("DATABASE", "events.db"))
for day, camera, name, count in database.execute(QUERY):
    print(f"{day}  {camera}  {name}  {count}")
database.close()
