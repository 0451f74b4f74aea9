/** Returns the range `[from, to)` of a sorted list in which the texts start with `prefix`. */
export function findRange(sorted: readonly string[], prefix: string): [from: number, to: number] {
  const from = lowerBound(sorted, 0, (text) => text < prefix);
  return [from, lowerBound(sorted, from, (text) => text.startsWith(prefix))];
}

/** Returns the first index at which `isBefore` is false; it must be true exactly for a leading part of the list. */
export function lowerBound<T>(sorted: readonly T[], from: number, isBefore: (item: T) => boolean): number {
  let low = from;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(sorted[middle] as T)) low = middle + 1;
    else high = middle;
  }
  return low;
}
