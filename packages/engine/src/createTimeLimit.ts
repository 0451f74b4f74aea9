/** Time that each step gets even if the search is late, so that it still finds the first results. */
const LEAST_MS = 10;

/** Limits the time of a search, without the time spent waiting for files of the index. */
export interface TimeLimit {
  /** Whether {@link isLate} has returned `true`, so that results may be incomplete. */
  wasLate: boolean;
  /** Starts or resumes the clock for a step. */
  begin(): void;
  /** Whether the time is up, keeping `keptMs` for later steps; default 0. */
  isLate(keptMs?: number): boolean;
}

/** Creates a limit. Default 250 ms, measured with `Date.now`. */
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
