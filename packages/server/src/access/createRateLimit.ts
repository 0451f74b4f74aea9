/** Searches that one caller may send; any other call counts as one. */
export interface RateLimitOptions {
  /** Searches a second over a longer time. */
  readonly perSecond: number;
  /** Searches at once after a pause. */
  readonly burst: number;
  /** Callers remembered at most; default 10000. */
  readonly maxCallers?: number;
  /** Milliseconds; default `performance.now`. */
  readonly now?: () => number;
}

/**
 * Takes searches of a caller, default one; returns 0 when they may pass, otherwise the whole seconds to wait. They pass
 * when `needed` of them, default all, are left; what is taken beyond that has to be waited for next time.
 */
export type RateLimit = (caller: string, amount?: number, needed?: number) => number;

/** Creates a token bucket for each caller; it is kept in memory only and forgotten once it is full again. */
export function createRateLimit(options: RateLimitOptions): RateLimit {
  const {perSecond, burst, maxCallers = 10_000, now = () => performance.now()} = options;
  const buckets = new Map<string, {tokens: number; at: number}>();

  return (caller, amount = 1, needed = amount) => {
    const time = now();
    const former = buckets.get(caller);
    const tokens =
      former === undefined ? burst : Math.min(burst, former.tokens + ((time - former.at) / 1000) * perSecond);
    // Insertion order is the order of the last request: the first entry is the one to forget.
    buckets.delete(caller);
    const isAllowed = tokens >= needed;
    buckets.set(caller, {tokens: isAllowed ? tokens - amount : tokens, at: time});
    if (buckets.size > maxCallers) buckets.delete(buckets.keys().next().value as string);
    return isAllowed ? 0 : Math.max(1, Math.ceil((needed - tokens) / perSecond));
  };
}
