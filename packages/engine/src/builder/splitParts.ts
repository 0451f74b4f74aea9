/** Splits a list into runs of at most `target` size; a larger item gets its own run. */
export function splitParts<T>(items: readonly T[], sizeOf: (item: T) => number, target: number): T[][] {
  const runs: T[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const item of items) {
    const itemSize = sizeOf(item);
    if (size + itemSize > target) {
      runs.push([]);
      size = 0;
    }
    runs.at(-1)?.push(item);
    size += itemSize;
  }
  return runs;
}
