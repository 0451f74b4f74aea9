const SHORT_MS = 50;

/** Total blocking time in milliseconds: the part of each task beyond 50 ms after the first paint. Tasks are `[start, duration]`. */
export function blockingTime(tasks: readonly (readonly [number, number])[], firstPaint: number): number {
  return tasks.reduce((sum, [start, duration]) => {
    const visible = start + duration - Math.max(start, firstPaint);
    return sum + Math.max(0, visible - SHORT_MS);
  }, 0);
}
