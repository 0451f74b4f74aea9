import type {FastifyInstance, FastifyRequest} from 'fastify';
import type {SiteWatch} from '../agents/addAgentRoutes.ts';
import type {ServerParts} from '../ServerParts.ts';
import {readCredentials} from '../access/createAccess.ts';

/** Adds `/health` for balancers and `/metrics` for Prometheus. `site` is `undefined` if none is configured. */
export function addStateRoutes(
  app: FastifyInstance,
  {indices, access, metrics, insights}: ServerParts,
  site: SiteWatch | undefined,
  isStopping: () => boolean,
): void {
  const stateOf = (failure: string | null): string => (failure === null ? 'ok' : 'failing');

  /** Only callers that may read the metrics see the indices. */
  function mayKnowMore(request: FastifyRequest): boolean {
    try {
      access.check(readCredentials(request), 'metrics');
      return true;
    } catch {
      return false;
    }
  }

  app.get('/health', async (request, reply) => {
    const status = indices.status();
    const failures = [
      ...status.map(({failure}) => failure),
      insights?.failure() ?? null,
      site?.failure() ?? null,
    ];
    const isStale = failures.some((failure) => failure !== null);
    reply.code(isStopping() ? 503 : 200).header('cache-control', 'no-store');
    return {
      // A server with damaged new files still answers from the former ones and must stay in service.
      status: isStopping() ? 'stopping' : isStale ? 'degraded' : 'ok',
      ...(mayKnowMore(request) && {
        indices: Object.fromEntries(
          status.map(({name, records, loadedAt, failure}) => [
            name,
            {records, loadedAt, isCurrent: failure === null},
          ]),
        ),
      }),
      insights: insights === undefined ? 'off' : stateOf(insights.failure()),
      ...(site !== undefined && {site: stateOf(site.failure())}),
    };
  });

  app.get('/metrics', async (request, reply) => {
    access.check(readCredentials(request), 'metrics');
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await metrics.render());
  });
}
