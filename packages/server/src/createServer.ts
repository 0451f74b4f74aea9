import type {FastifyInstance, FastifyServerOptions, FastifyRequest} from 'fastify';
import {createAccess, readCredentials} from './access/createAccess.ts';
import type {ServerConfig} from './config/ServerConfig.ts';
import {messageOf} from './errors.ts';
import {addGuards} from './http/addGuards.ts';
import {addAgentRoutes, type SiteWatch} from './agents/addAgentRoutes.ts';
import {createApp} from './http/createApp.ts';
import {addSearchRoutes} from './http/addSearchRoutes.ts';
import {createIndexStore, type IndexStore} from './indices/createIndexStore.ts';
import {addEventRoutes, addReportRoutes} from './insights/addReportRoutes.ts';
import {createInsights, type Insights} from './insights/createInsights.ts';
import {createMetrics} from './metrics/createMetrics.ts';
import {Searcher} from './Searcher.ts';
import type {ServerParts} from './ServerParts.ts';

/** A server, ready to listen. */
export interface SearchServer {
  /** The Fastify instance, to listen, inject or mount it. */
  readonly app: FastifyInstance;
  readonly indices: IndexStore;
  /** `undefined` if insights are off. */
  readonly insights: Insights | undefined;
  /** Stops accepting requests, answers the running ones, and stores pending rows. */
  stop(): Promise<void>;
}

/** Options besides the configuration. */
export interface CreateServerOptions {
  /** Fastify's logger option; default no log. */
  readonly logger?: FastifyServerOptions['logger'];
  /** Folder of the compiled thread module that loads indices; default none, so that the calling thread loads them. */
  readonly threads?: URL;
}

/**
 * Loads the indices, opens the database, and creates the server.
 * Rejects with a `ServerError` or an `EngineError` that names the file at fault.
 *
 * @example
 * const server = await createServer({...DEFAULT_CONFIG, indices: {docs: {folder: 'build/search-index'}}});
 * await server.app.listen({port: 8108});
 */
export async function createServer(
  config: ServerConfig,
  options: CreateServerOptions = {},
): Promise<SearchServer> {
  const metrics = createMetrics();
  const app = await createApp(config, metrics, options.logger);
  const searcher = new Searcher(config);
  const indices = await createIndexStore({
    origins: config.indices,
    searcher,
    threads: options.threads,
    onReload: (name, error) => {
      metrics.count('search_index_reloads_total', {
        index: name,
        result: error === undefined ? 'done' : 'failed',
      });
      if (error === undefined) app.log.info({index: name}, 'index reloaded');
      else
        app.log.error(
          {index: name, reason: messageOf(error)},
          'index not reloaded, the former one goes on answering',
        );
    },
  });
  const insights =
    config.insights === null
      ? undefined
      : createInsights({
          config: config.insights,
          metrics,
          onFailure: (error) => app.log.error({reason: messageOf(error)}, 'insights not stored'),
        });
  let isStopping = false;

  const parts: ServerParts = {
    config,
    access: createAccess(config),
    metrics,
    charge: addGuards(app, config, metrics),
    searcher,
    indices,
    insights,
  };
  addSearchRoutes(app, parts);
  const site = config.site === null ? undefined : addAgentRoutes(app, config.site, parts);
  addStateRoutes(app, parts, site, () => isStopping);
  addEventRoutes(app, parts);
  addReportRoutes(app, parts);

  metrics.watch(indices);
  const timer = setInterval(() => {
    void indices.check();
    // Requests refresh a readable site themselves; an unreadable one is retried here.
    if (site !== undefined && site.failure() !== null) void site.check();
  }, config.reloadSeconds * 1000);
  timer.unref();
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    if (isStopping) reply.header('connection', 'close');
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await insights?.close();
  });

  return {
    app,
    indices,
    insights,
    async stop() {
      if (isStopping) return;
      isStopping = true;
      if (config.stopDelayMs > 0) await new Promise((resolve) => setTimeout(resolve, config.stopDelayMs));
      await app.close();
    },
  };
}

/** Adds `/health` for balancers and `/metrics` for Prometheus. `site` is `undefined` if none is configured. */
function addStateRoutes(
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
