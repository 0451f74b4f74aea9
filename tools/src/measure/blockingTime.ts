const SHORT_MS = 50;

/** Total blocking time: what tasks last beyond 50 ms, from the first paint on; tasks as start and duration in milliseconds. */
export function blockingTime(tasks: readonly (readonly [number, number])[], firstPaint: number): number {
  return tasks.reduce((sum, [start, duration]) => {
    const visible = start + duration - Math.max(start, firstPaint);
    return sum + Math.max(0, visible - SHORT_MS);
  }, 0);
}
