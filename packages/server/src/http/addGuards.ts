import type {Socket} from 'node:net';
import type {FastifyInstance, FastifyRequest} from 'fastify';
import {callerOf} from '../access/callerOf.ts';
import {createRateLimit} from '../access/createRateLimit.ts';
import type {ServerConfig} from '../config/ServerConfig.ts';
import {RetryLaterError} from '../errors.ts';
import {countSentRows} from '../insights/countSentRows.ts';
import type {Metrics} from '../metrics/createMetrics.ts';
import {createArrivals} from './createArrivals.ts';

/** Calls for operators, and the page for authors, which are no work. */
const FREE_ROUTES = ['/health', '/metrics', '/insights', '/insights/page.js', '/insights/page.css'];

/** Calls that wait for a database and need no processor meanwhile; their number is bounded by the insights. */
const WAITING_ROUTES = ['/1/events', '/1/feedback', '/1/sessions'];

/** Charges the searches of a call, of which one was charged when it came; throws when its caller owes some from before. */
export type ChargeSearches = (request: FastifyRequest, searches: number) => void;

/**
 * Refuses calls of a caller that asks too much (429), and of all when too many are being worked at (503). The route
 * decides, not the address as it was written: `/%31/` and absolute addresses lead to the same routes.
 */
export function addGuards(
  app: FastifyInstance,
  {rateLimit, maxConcurrentRequests}: Pick<ServerConfig, 'rateLimit' | 'maxConcurrentRequests'>,
  metrics: Metrics,
): ChargeSearches {
  const take = rateLimit === null ? () => 0 : createRateLimit(rateLimit);
  const arrivals = createArrivals();
  /** The connections of the requests that are worked at. */
  const running = new Map<string, Socket>();

  /** Passes while `needed` are left: with 0 while the caller owes nothing, so that calls of more than the burst pass at all. */
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
      throw new RetryLaterError(429, 'Too many requests that have not arrived whole', 1);
    }
    // Also when the caller goes away before it has sent everything.
    request.raw.once('close', () => arrivals.end(request.id));
  });
  // The body has arrived: only from here on the request costs more than a connection.
  app.addHook('preHandler', async (request) => {
    if (!isGuarded(request)) return;
    arrivals.end(request.id);
    charge(request, countWork(request.body) - 1, 0);
    if (WAITING_ROUTES.includes(request.routeOptions.url ?? '')) return;
    if (running.size >= maxConcurrentRequests) forgetGone(running);
    if (running.size >= maxConcurrentRequests) {
      metrics.count('search_overloaded_total');
      throw new RetryLaterError(503, 'Too many requests are under way', 1);
    }
    running.set(request.id, request.raw.socket);
  });
  app.addHook('onResponse', async (request) => {
    arrivals.end(request.id);
    running.delete(request.id);
  });

  return (request, searches) => charge(request, searches - 1, 0);
}

/** No event tells of every answer that has nobody left to take it: not of one behind another on a connection that is closed. */
function forgetGone(running: Map<string, Socket>): void {
  for (const [id, socket] of running) if (socket.destroyed) running.delete(id);
}

/** Everything but the free routes, also paths that do not exist. */
function isGuarded({method, routeOptions}: FastifyRequest): boolean {
  return method !== 'OPTIONS' && !FREE_ROUTES.includes(routeOptions.url ?? '');
}

/** What a call stores by ten rows; every other call counts as one, and searches are charged once they are known. */
function countWork(body: unknown): number {
  return Math.max(1, Math.ceil(countSentRows(body) / 10));
}
