import type {Socket} from 'node:net';
import type {FastifyInstance, FastifyRequest} from 'fastify';
import ipaddr from 'ipaddr.js';
import type {ServerConfig} from '../config/ServerConfig.ts';
import {RetryLaterError} from '../errors.ts';
import type {Metrics} from '../metrics/createMetrics.ts';

/** Routes for operators, and the insights page; they are cheap and never limited. */
const FREE_ROUTES = ['/health', '/metrics', '/insights'];

/** Routes that only wait for a database; the insights writer bounds their number. */
const WAITING_ROUTES = ['/1/events', '/1/feedback', '/1/sessions'];

/** Most incomplete requests of one caller; a proxy in front forwards only complete ones. */
const MAX_ARRIVING = 64;

/** Charges a call for its searches beyond the first, which was charged on arrival. Throws when its caller has a debt. */
export type ChargeSearches = (request: FastifyRequest, searches: number) => void;

/**
 * Refuses callers that exceed their rate limit (429), and all callers when too many requests are running (503). Decides by
 * the matched route, not the URL as written: `/%31/` and absolute URLs lead to the same routes.
 */
export function addGuards(
  app: FastifyInstance,
  {rateLimit, maxConcurrentRequests}: Pick<ServerConfig, 'rateLimit' | 'maxConcurrentRequests'>,
  metrics: Metrics,
): ChargeSearches {
  const take = rateLimit === null ? () => 0 : createRateLimit(rateLimit);
  /** Callers of requests whose body has not arrived yet, by request id, and how many each caller has. */
  const arriving = new Map<string, string>();
  const counts = new Map<string, number>();
  /** The connections of running requests, by request id. */
  const running = new Map<string, Socket>();

  /** Requires only `needed` searches to be left; with 0, a call that costs more than the burst can still pass. */
  function charge(request: FastifyRequest, amount: number, needed: number): void {
    const seconds = amount > 0 ? take(callerOf(request.ip), amount, needed) : 0;
    if (seconds === 0) return;
    metrics.count('search_rate_limited_total');
    throw new RetryLaterError(429, 'Too many requests', seconds);
  }

  function arrived({id}: FastifyRequest): void {
    const caller = arriving.get(id);
    if (caller === undefined) return;
    arriving.delete(id);
    const count = (counts.get(caller) ?? 1) - 1;
    if (count === 0) counts.delete(caller);
    else counts.set(caller, count);
  }

  app.addHook('onRequest', async (request) => {
    if (!isGuarded(request)) return;
    charge(request, 1, 1);
    const caller = callerOf(request.ip);
    const count = counts.get(caller) ?? 0;
    if (count >= MAX_ARRIVING) {
      metrics.count('search_rate_limited_total');
      throw new RetryLaterError(429, 'Too many incomplete requests', 1);
    }
    counts.set(caller, count + 1);
    arriving.set(request.id, caller);
    // Also fires when the caller disconnects before it has sent everything.
    request.raw.once('close', () => arrived(request));
  });
  // The body is complete; until here the request cost no more than a connection.
  app.addHook('preHandler', async (request) => {
    if (!isGuarded(request)) return;
    arrived(request);
    charge(request, countWork(request.body) - 1, 0);
    if (WAITING_ROUTES.includes(request.routeOptions.url ?? '')) return;
    if (running.size >= maxConcurrentRequests) forgetGone(running);
    if (running.size >= maxConcurrentRequests) {
      metrics.count('search_overloaded_total');
      throw new RetryLaterError(503, 'Too many requests in progress', 1);
    }
    running.set(request.id, request.raw.socket);
  });
  app.addHook('onResponse', async (request) => {
    arrived(request);
    running.delete(request.id);
  });

  return (request, searches) => charge(request, searches - 1, 0);
}

/** Removes requests with closed connections: there is no event for a pipelined response whose connection closes. */
function forgetGone(running: Map<string, Socket>): void {
  for (const [id, socket] of running) if (socket.destroyed) running.delete(id);
}

/** Whether limits apply: to all routes except the free ones, also to unknown paths. */
function isGuarded({method, routeOptions}: FastifyRequest): boolean {
  return method !== 'OPTIONS' && !FREE_ROUTES.includes(routeOptions.url ?? '');
}

/**
 * The cost of a call, at least one: one for every ten rows that its body would store, which are one for a view, one for each
 * object of another event, and two for each search of a session. Searches are charged separately.
 */
function countWork(body: unknown): number {
  const {events, searches} = (body ?? {}) as {events?: unknown; searches?: unknown};
  let rows = Array.isArray(searches) ? 2 * searches.length : 1;
  if (Array.isArray(events)) rows = events.reduce((sum: number, event: unknown) => sum + rowsOf(event), 0);
  return Math.max(1, Math.ceil(rows / 10));
}

function rowsOf(event: unknown): number {
  const {eventType, objectIDs} = (event ?? {}) as {eventType?: unknown; objectIDs?: unknown};
  return eventType === 'view' || !Array.isArray(objectIDs) ? 1 : Math.max(1, objectIDs.length);
}

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
interface RateLimitOptions {
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
type RateLimit = (caller: string, amount?: number, needed?: number) => number;

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
