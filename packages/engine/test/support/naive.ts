/** Edit distance with swaps of neighbours, by the definition. */
export function naiveDistance(a: string, b: string): number {
  const table = Array.from({length: a.length + 1}, (_, i) =>
    Array.from({length: b.length + 1}, (__, j) => (i === 0 ? j : i)),
  );
  const at = (i: number, j: number): number => table[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const replace = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let best = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, replace);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, at(i - 2, j - 2) + 1);
      table[i]?.splice(j, 1, best);
    }
  }
  return at(a.length, b.length);
}

/** Fewest edits between a word and any beginning of another. */
export function naivePrefixDistance(a: string, b: string): number {
  return Math.min(...Array.from({length: b.length + 1}, (_, length) => naiveDistance(a, b.slice(0, length))));
}
