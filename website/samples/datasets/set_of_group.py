"""Prints the set of each group, such as a clip, a part or a day: set_of_group.py GROUP..."""
import hashlib
import sys


def set_of(group):
    """The same group always gets the same set, also when new pictures arrive later."""
    share = int(hashlib.sha256(group.encode()).hexdigest(), 16) % 100
    return "test" if share < 15 else "validation" if share < 30 else "training"


for group in sys.argv[1:]:
    print(group, set_of(group))
