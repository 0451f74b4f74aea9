/** Splits a list into runs whose sizes come to about `target`; an item that is larger has a run of its own. */
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
