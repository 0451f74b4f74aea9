/** Requests that one caller may send. */
export interface RateLimitOptions {
  /** Requests a second over a longer time. */
  readonly perSecond: number;
  /** Requests at once after a pause. */
  readonly burst: number;
  /** Callers remembered at most; default 10000. */
  readonly maxCallers?: number;
  /** Milliseconds; default `performance.now`. */
  readonly now?: () => number;
}

/** Takes one request of a caller; returns 0 when it may pass, otherwise the whole seconds to wait. */
export type RateLimit = (caller: string) => number;

/** Creates a token bucket for each caller; it is kept in memory only and forgotten once it is full again. */
export function createRateLimit(options: RateLimitOptions): RateLimit {
  const {perSecond, burst, maxCallers = 10_000, now = () => performance.now()} = options;
  const buckets = new Map<string, {tokens: number; at: number}>();

  return (caller) => {
    const time = now();
    const former = buckets.get(caller);
    const tokens =
      former === undefined ? burst : Math.min(burst, former.tokens + ((time - former.at) / 1000) * perSecond);
    // Insertion order is the order of the last request: the first entry is the one to forget.
    buckets.delete(caller);
    const isAllowed = tokens >= 1;
    buckets.set(caller, {tokens: isAllowed ? tokens - 1 : tokens, at: time});
    if (buckets.size > maxCallers) buckets.delete(buckets.keys().next().value as string);
    return isAllowed ? 0 : Math.max(1, Math.ceil((1 - tokens) / perSecond));
  };
}
