"""Converts Pascal VOC files into YOLO files: voc_to_yolo.py ANNOTATIONS LABELS CLASS_FILE."""
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

source, target, class_file = map(Path, sys.argv[1:4])
classes = class_file.read_text().splitlines()
target.mkdir(exist_ok=True)

for xml_file in sorted(source.glob("*.xml")):
    root = ET.parse(xml_file).getroot()
    width = int(root.findtext("size/width", "0"))
    height = int(root.findtext("size/height", "0"))
    if width == 0 or height == 0:
        sys.exit(f"{xml_file.name}: has no picture size; read it from the picture")
    rows = []
    for thing in root.iter("object"):
        name = thing.findtext("name")
        if name not in classes:
            sys.exit(f"{xml_file.name}: class {name!r} is not in {class_file.name}")
        x1, y1, x2, y2 = (float(thing.findtext(f"bndbox/{key}")) for key in ("xmin", "ymin", "xmax", "ymax"))
        if not (0 <= x1 < x2 <= width and 0 <= y1 < y2 <= height):
            sys.exit(f"{xml_file.name}: box {x1, y1, x2, y2} is outside {width} x {height}")
        values = ((x1 + x2) / 2 / width, (y1 + y2) / 2 / height, (x2 - x1) / width, (y2 - y1) / height)
        rows.append(" ".join([str(classes.index(name)), *(f"{value:.6f}" for value in values)]))
    (target / f"{xml_file.stem}.txt").write_text("".join(f"{row}\n" for row in rows))
