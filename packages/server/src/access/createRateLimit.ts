import ipaddr from 'ipaddr.js';

/** Groups of an IPv6 address that form the network prefix; its owner can choose the others freely (RFC 4291, section 2.5.4). */
const NETWORK_GROUPS = 4;

/** The caller that limits apply to: an IPv4 address, also from its IPv6 form `::ffff:192.0.2.1`, or an IPv6 /64 network. */
export function callerOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!('parts' in parsed)) return parsed.toString();
  const network = parsed.parts.slice(0, NETWORK_GROUPS).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/** Limits for each caller; a call that does not search counts as one search. */
export interface RateLimitOptions {
  /** Sustained searches per second. */
  readonly perSecond: number;
  /** Searches at once after a pause. */
  readonly burst: number;
  /** Most callers to remember; default 10000. */
  readonly maxCallers?: number;
  /** Clock in milliseconds; default `performance.now`. */
  readonly now?: () => number;
}

/**
 * Takes `amount` searches (default 1) from a caller's bucket. Returns 0 if they may pass, otherwise the whole seconds to
 * wait. They pass when at least `needed` (default `amount`) are left; the rest is a debt for the next call.
 */
export type RateLimit = (caller: string, amount?: number, needed?: number) => number;

/** Creates a rate limit with a token bucket in memory for each caller. */
export function createRateLimit(options: RateLimitOptions): RateLimit {
  const {perSecond, burst, maxCallers = 10_000, now = () => performance.now()} = options;
  const buckets = new Map<string, {tokens: number; at: number}>();

  return (caller, amount = 1, needed = amount) => {
    const time = now();
    const former = buckets.get(caller);
    const tokens =
      former === undefined ? burst : Math.min(burst, former.tokens + ((time - former.at) / 1000) * perSecond);
    // Deleting and setting keeps the map in the order of the last request, so the first entry is the oldest.
    buckets.delete(caller);
    const isAllowed = tokens >= needed;
    buckets.set(caller, {tokens: isAllowed ? tokens - amount : tokens, at: time});
    if (buckets.size > maxCallers) buckets.delete(buckets.keys().next().value as string);
    return isAllowed ? 0 : Math.max(1, Math.ceil((needed - tokens) / perSecond));
  };
}
