/**
 * Returns the number of edits that turn `from` into `to`, or `limit + 1` when more than `limit` are needed.
 * An edit inserts, removes or replaces a character or swaps two neighbours (optimal string alignment).
 * With `prefix`, `to` may go on after the part that matches.
 */
export function editDistance(from: string, to: string, limit: number, prefix = false): number {
  if (from.length - to.length > limit) return limit + 1;
  if (!prefix && to.length - from.length > limit) return limit + 1;
  const width = Math.min(to.length, from.length + limit);
  let before: number[] = [];
  let previous = Array.from({length: width + 1}, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= width; column += 1) {
      const same = from.charCodeAt(row - 1) === to.charCodeAt(column - 1);
      let edits = Math.min(
        (previous[column] as number) + 1,
        (current[column - 1] as number) + 1,
        (previous[column - 1] as number) + (same ? 0 : 1),
      );
      const swapped =
        from.charCodeAt(row - 1) === to.charCodeAt(column - 2) &&
        from.charCodeAt(row - 2) === to.charCodeAt(column - 1);
      if (swapped) edits = Math.min(edits, (before[column - 2] as number) + 1);
      current.push(edits);
      if (edits < best) best = edits;
    }
    if (best > limit) return limit + 1;
    before = previous;
    previous = current;
  }
  const edits = prefix ? Math.min(...previous) : (previous[width] as number);
  return Math.min(edits, limit + 1);
}

/** Returns how many edits a word may have: 1 from 4 letters, 2 from 8; digits do not count. */
export function getAllowedEdits(word: string): number {
  const letters = word.replace(/[^\p{L}\p{M}]/gu, '').length;
  if (letters >= 8) return 2;
  return letters >= 4 ? 1 : 0;
}
