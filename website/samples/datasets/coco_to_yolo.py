"""Writes the boxes of a COCO file as YOLO text files, one for each picture."""
import json
import pathlib
import sys

source, target = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
data = json.loads(source.read_text(encoding="utf-8"))

# An id of COCO is a name, not a position: ids may have gaps.
places = {category["id"]: place for place, category in enumerate(data["categories"])}
pictures = {picture["id"]: picture for picture in data["images"]}
lines = {picture_id: [] for picture_id in pictures}

for box in data["annotations"]:
    if box.get("iscrowd"):
        continue
    picture = pictures[box["image_id"]]
    left, top, width, height = box["bbox"]
    inside = width > 0 and height > 0 and left >= 0 and top >= 0
    if not inside or left + width > picture["width"] + 1 or top + height > picture["height"] + 1:
        sys.exit(f"annotation {box['id']}: box {box['bbox']} does not lie in {picture['file_name']}")
    values = (
        (left + width / 2) / picture["width"],
        (top + height / 2) / picture["height"],
        width / picture["width"],
        height / picture["height"],
    )
    row = " ".join(f"{value:.6f}" for value in values)
    lines[box["image_id"]].append(f"{places[box['category_id']]} {row}\n")

target.mkdir(parents=True, exist_ok=True)
for picture_id, picture in pictures.items():
    name = pathlib.Path(picture["file_name"]).stem + ".txt"
    (target / name).write_text("".join(lines[picture_id]), encoding="utf-8")
names = [f"{category['name']}\n" for category in data["categories"]]
(target / "classes.txt").write_text("".join(names), encoding="utf-8")
print(f"{len(pictures)} pictures, {sum(map(len, lines.values()))} boxes, {len(names)} classes")
