"""Finds boxes that cannot be right in a folder of YOLO files, and counts the classes:
check_labels.py LABELS CLASS_FILE."""
import collections
import pathlib
import sys

folder, classes = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]).read_text().split()
counts = collections.Counter()

for file in sorted(folder.glob("*.txt")):
    seen = set()
    for number, line in enumerate(file.read_text().splitlines(), start=1):
        place = f"{file.name}:{number}"
        try:
            name, x, y, width, height = line.split()
            name = classes[int(name)]
            x, y, width, height = map(float, (x, y, width, height))
        except (ValueError, IndexError):
            print(f"{place}: is no class of the list with four numbers")
            continue
        counts[name] += 1
        edges = (x - width / 2, y - height / 2, x + width / 2, y + height / 2)
        if min(edges) < -0.001 or max(edges) > 1.001:
            print(f"{place}: {name} reaches outside the picture")
        if width <= 0 or height <= 0 or width * height > 0.9:
            print(f"{place}: {name} has no size, or that of the picture")
        if line in seen:
            print(f"{place}: {name} is there twice")
        seen.add(line)

print(", ".join(f"{name} {counts[name]}" for name in classes))
