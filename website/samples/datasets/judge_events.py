"""A rule as the plain comparison: a fault where the range is above a limit. The
limit is chosen on train.csv, the result counted in events on test.csv."""
import csv


def read(name):
    with open(name, newline="", encoding="utf-8") as file:
        return [(float(row["start_s"]), float(row["range"]), row["target_fault"] == "1") for row in csv.DictReader(file)]


def events(flags):
    """Runs of neighbouring windows: (first, last) of each."""
    found, start = [], None
    for at, flag in enumerate([*flags, False]):
        if flag and start is None:
            start = at
        elif not flag and start is not None:
            found.append((start, at - 1))
            start = None
    return found


train, test = read("train.csv"), read("test.csv")
limit = max(
    sorted({value for _, value, _ in train}),
    key=lambda each: sum((value >= each) == fault for _, value, fault in train),
)
real = events([fault for *_, fault in test])
reported = events([value >= limit for _, value, _ in test])


def meets(one, other):
    return one[0] <= other[1] and other[0] <= one[1]


hits = [event for event in real if any(meets(event, each) for each in reported)]
false_alarms = [each for each in reported if not any(meets(each, event) for event in real)]
delays = [test[min(each[0] for each in reported if meets(event, each))][0] - test[event[0]][0] for event in hits]
seconds = test[-1][0] - test[0][0]
print(f"limit {limit}: {len(hits)} of {len(real)} events found, {len(false_alarms)} false alarms in {seconds:.0f} s")
for delay in delays:
    print(f"reported {delay:.1f} s after the first window with a fault")
