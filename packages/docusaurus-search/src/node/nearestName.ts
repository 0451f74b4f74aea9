/** The name that the author probably meant: the closest one by edits, `null` when none is close. */
export function nearestName(wrong: string, names: readonly string[]): string | null {
  const distances = names.map((name) => ({
    name,
    distance: editDistance(wrong.toLowerCase(), name.toLowerCase()),
  }));
  const best = distances.sort((a, b) => a.distance - b.distance)[0];
  return best !== undefined && best.distance <= Math.max(2, wrong.length / 3) ? best.name : null;
}

/** Levenshtein distance by the row-wise algorithm of Wagner and Fischer. */
function editDistance(a: string, b: string): number {
  let row = Array.from({length: b.length + 1}, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
