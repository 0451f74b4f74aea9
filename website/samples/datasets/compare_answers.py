"""Prints what two result files answer differently: compare_answers.py BEFORE.csv AFTER.csv."""
import csv
import sys

LIMIT = 0.01


def read(name):
    with open(name, newline="") as file:
        return {(row["picture"], row["class"]): float(row["confidence"]) for row in csv.DictReader(file)}


before, after = read(sys.argv[1]), read(sys.argv[2])
for key in sorted(before.keys() | after.keys()):
    old, new = before.get(key), after.get(key)
    if old is None or new is None or abs(old - new) > LIMIT:
        print(*key, "before:", old, "after:", new)
