import type {FastifyInstance, FastifyRequest} from 'fastify';
import type {Access} from '../access/createAccess.ts';
import type {SiteWatch} from '../agents/addAgentRoutes.ts';
import type {IndexStore} from '../indices/createIndexStore.ts';
import type {Metrics} from '../metrics/createMetrics.ts';
import {readCredentials} from './readCredentials.ts';

/** Options of {@link addStateRoutes}. */
export interface StateRoutesOptions {
  readonly indices: IndexStore;
  readonly access: Access;
  readonly metrics: Metrics;
  readonly isStopping: () => boolean;
  /** Why insights cannot be stored at the moment; `null` if they can. `undefined` if they are off. */
  readonly insightsFailure: (() => string | null) | undefined;
  /** `undefined` if no site is configured. */
  readonly site: SiteWatch | undefined;
}

/** Adds `/health` for balancers and `/metrics` for Prometheus. */
export function addStateRoutes(app: FastifyInstance, options: StateRoutesOptions): void {
  const {indices, access, metrics, isStopping, insightsFailure, site} = options;
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
      insightsFailure?.() ?? null,
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
      insights: insightsFailure === undefined ? 'off' : stateOf(insightsFailure()),
      ...(site !== undefined && {site: stateOf(site.failure())}),
    };
  });

  app.get('/metrics', async (request, reply) => {
    access.check(readCredentials(request), 'metrics');
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await metrics.render());
  });
}
