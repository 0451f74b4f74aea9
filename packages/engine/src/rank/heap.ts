/** Tells whether a value comes before another. */
type IsBefore = (value: number, other: number) => boolean;

/** The part of a list that a heap needs: an array or a typed one. */
interface Values {
  readonly length: number;
  [at: number]: number;
}

/** Moves a value of a heap down until none below it comes before it. */
export function sink(heap: Values, from: number, isBefore: IsBefore): void {
  const moved = heap[from] as number;
  let at = from;
  for (;;) {
    let child = 2 * at + 1;
    if (child + 1 < heap.length && isBefore(heap[child + 1] as number, heap[child] as number)) child += 1;
    if (child >= heap.length || !isBefore(heap[child] as number, moved)) break;
    heap[at] = heap[child] as number;
    at = child;
  }
  heap[at] = moved;
}

/** Returns the `nth` highest value, by a heap of the highest so far: most values are no more than compared with it. */
export function findNthHighest(values: Float64Array, nth: number): number {
  const heap = values.slice(0, nth).sort();
  let least = heap[0] as number;
  for (let at = nth; at < values.length; at += 1) {
    const value = values[at] as number;
    if (value <= least) continue;
    heap[0] = value;
    sink(heap, 0, (one, other) => one < other);
    least = heap[0];
  }
  return least;
}
