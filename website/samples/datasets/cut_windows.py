"""Cuts a signal into windows with a few figures each, and splits them by time:
cut_windows.py SIGNAL LENGTH STEP. Writes train.csv and test.csv."""
import csv
import statistics
import sys

LENGTH, STEP = int(sys.argv[2]), int(sys.argv[3])
TRAINING = 0.7  # the first 70 % of the time

with open(sys.argv[1], newline="", encoding="utf-8") as file:
    rows = list(csv.DictReader(file))
border = int(len(rows) * TRAINING)
sets = {"train": [], "test": []}

for start in range(0, len(rows) - LENGTH + 1, STEP):
    part = rows[start : start + LENGTH]
    if start + LENGTH <= border:
        name = "train"
    elif start >= border + LENGTH:  # a gap of one window between the sets
        name = "test"
    else:
        continue
    values = [float(row["vibration"]) for row in part]
    middle = statistics.fmean(values)
    fault = sum(row["state"] == "fault" for row in part) > LENGTH / 2
    figures = (middle, statistics.pstdev(values), max(values) - min(values))
    sets[name].append([part[0]["time_s"], *(f"{value:.3f}" for value in figures), int(not fault), int(fault)])

for name, windows in sets.items():
    with open(f"{name}.csv", "w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(["start_s", "mean", "spread", "range", "target_normal", "target_fault"])
        writer.writerows(windows)
    print(f"{name}: {len(windows)} windows, {sum(row[-1] for row in windows)} with a fault")
