import type {FastifyInstance} from 'fastify';
import type {Metrics} from '../metrics/createMetrics.ts';

/** Logs and counts each response with method, route, status and time, but never addresses, keys, queries or headers. */
export function addRequestLog(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    const ms = reply.elapsedTime;
    metrics.count('search_http_requests_total', {route, status: String(reply.statusCode)});
    metrics.observe(ms / 1000, {route});
    request.log.info(
      {method: request.method, route, status: reply.statusCode, ms: Math.round(ms * 10) / 10},
      'answered',
    );
  });
}
