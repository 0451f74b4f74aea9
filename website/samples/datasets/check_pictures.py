"""Names files that are no complete JPEG or PNG, and pictures that occur twice: check_pictures.py FOLDER."""
import hashlib
import sys
from pathlib import Path

STARTS_AND_ENDS = ((b"\xff\xd8\xff", b"\xff\xd9"), (b"\x89PNG\r\n\x1a\n", b"IEND\xaeB`\x82"))

folder = Path(sys.argv[1])
seen = {}
for file in sorted(path for path in folder.rglob("*") if path.is_file()):
    name = file.relative_to(folder).as_posix()
    data = file.read_bytes()
    end = next((end for start, end in STARTS_AND_ENDS if data.startswith(start)), None)
    if end is None:
        print(f"{name}: is neither JPEG nor PNG")
    elif end not in data[-32:]:
        print(f"{name}: is cut off")
    else:
        first = seen.setdefault(hashlib.sha256(data).digest(), name)
        if first != name:
            print(f"{name}: is the same picture as {first}")
