import type {Socket} from 'node:net';
import type {FastifyInstance, FastifyRequest} from 'fastify';
import {callerOf} from '../access/callerOf.ts';
import {createRateLimit} from '../access/createRateLimit.ts';
import type {ServerConfig} from '../config/ServerConfig.ts';
import {RetryLaterError} from '../errors.ts';
import {countSentRows} from '../insights/countSentRows.ts';
import type {Metrics} from '../metrics/createMetrics.ts';
import {createArrivals} from './createArrivals.ts';

/** Routes for operators, and the static insights page; they are cheap and never limited. */
const FREE_ROUTES = ['/health', '/metrics', '/insights', '/insights/page.js', '/insights/page.css'];

/** Routes that only wait for a database; the insights writer bounds their number. */
const WAITING_ROUTES = ['/1/events', '/1/feedback', '/1/sessions'];

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
  const arrivals = createArrivals();
  /** The connections of running requests, by request id. */
  const running = new Map<string, Socket>();

  /** Requires only `needed` searches to be left; with 0, a call that costs more than the burst can still pass. */
  function charge(request: FastifyRequest, amount: number, needed: number): void {
    const seconds = amount > 0 ? take(callerOf(request.ip), amount, needed) : 0;
    if (seconds === 0) return;
    metrics.count('search_rate_limited_total');
    throw new RetryLaterError(429, 'Too many requests', seconds);
  }

  app.addHook('onRequest', async (request) => {
    if (!isGuarded(request)) return;
    charge(request, 1, 1);
    if (!arrivals.begin(callerOf(request.ip), request.id)) {
      metrics.count('search_rate_limited_total');
      throw new RetryLaterError(429, 'Too many incomplete requests', 1);
    }
    // Also fires when the caller disconnects before it has sent everything.
    request.raw.once('close', () => arrivals.end(request.id));
  });
  // The body is complete; until here the request cost no more than a connection.
  app.addHook('preHandler', async (request) => {
    if (!isGuarded(request)) return;
    arrivals.end(request.id);
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
    arrivals.end(request.id);
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

/** The cost of a call: one for every ten rows to store, at least one. Searches are charged separately. */
function countWork(body: unknown): number {
  return Math.max(1, Math.ceil(countSentRows(body) / 10));
}
