"""Turns an event into rows for a table: one for each object that was found."""

COLUMNS = ("time", "camera_id", "camera", "event", "object", "score", "left", "top", "right", "bottom")


def items(value):
    """The entries of a list; nothing for whatever is no list."""
    return [each for each in value if isinstance(each, dict)] if isinstance(value, list) else []


def event_rows(event):
    """Fields that are missing stay empty; an event without objects is one row."""
    head = (event.get("CameraID"), event.get("CameraName"), event.get("EventName"))
    rows = []
    for detection in items(event.get("Detections")):
        for found in items(detection.get("DetectionData")):
            for box in items(found.get("Detections")) or [{}]:
                place = box.get("BoundingBox") or {}
                sides = [place.get(side) for side in ("Left", "Top", "Right", "Bottom")]
                rows.append((box.get("Time"), *head, found.get("Name"), box.get("Score"), *sides))
    return rows or [(None, *head, None, None, None, None, None, None)]
