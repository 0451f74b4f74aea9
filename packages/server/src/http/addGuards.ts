import type {FastifyInstance} from 'fastify';
import {createRateLimit} from '../access/createRateLimit.ts';
import type {ServerConfig} from '../config/ServerConfig.ts';
import {RetryLaterError} from '../errors.ts';
import type {Metrics} from '../metrics/createMetrics.ts';

/** Refuses calls below `/1/` of a caller that sends too many (429), and of all when too many are under way (503). */
export function addGuards(
  app: FastifyInstance,
  {rateLimit, maxUnderWay}: Pick<ServerConfig, 'rateLimit' | 'maxUnderWay'>,
  metrics: Metrics,
): void {
  const take = rateLimit === null ? () => 0 : createRateLimit(rateLimit);
  const underWay = new Set<string>();
  app.addHook('onRequest', async (request) => {
    if (request.method === 'OPTIONS' || !request.url.startsWith('/1/')) return;
    const seconds = take(request.ip);
    if (seconds > 0) {
      metrics.count('search_rate_limited_total');
      throw new RetryLaterError(429, 'Too many requests', seconds);
    }
    if (underWay.size >= maxUnderWay) {
      metrics.count('search_overloaded_total');
      throw new RetryLaterError(503, 'Too many requests are under way', 1);
    }
    underWay.add(request.id);
    // Also when the caller goes away before it has an answer.
    request.raw.once('close', () => underWay.delete(request.id));
  });
  app.addHook('onResponse', async (request) => {
    underWay.delete(request.id);
  });
}
