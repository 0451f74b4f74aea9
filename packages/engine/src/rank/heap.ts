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
