import {sink} from './heap.ts';

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
