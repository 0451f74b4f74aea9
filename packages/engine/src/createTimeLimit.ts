/** Time that each step has however late it is: a search that is late still finds what a first look finds. */
const LEAST_MS = 10;

/** Bounds the work on one search by the clock; waiting for files of the index does not count. */
export interface TimeLimit {
  /** Whether something was left out because {@link isLate} said so. */
  wasLate: boolean;
  /** A step of the work begins, or goes on behind something that was waited for. */
  begin(): void;
  /** Whether the time is up but for `keptMs`, which is for later steps; default none. */
  isLate(keptMs?: number): boolean;
}

/** Creates a limit, default 250 ms by `Date.now`. */
export function createTimeLimit(leftMs = 250, now: () => number = Date.now): TimeLimit {
  let left = leftMs;
  let since = 0;
  const limit = {
    wasLate: false,
    begin() {
      since = now();
      left = Math.max(left, LEAST_MS);
    },
    isLate(keptMs = 0) {
      const time = now();
      left -= time - since;
      since = time;
      if (left >= keptMs) return false;
      limit.wasLate = true;
      return true;
    },
  };
  return limit;
}
