import {randomUUID} from 'node:crypto';
import fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyServerOptions,
} from 'fastify';
import {createAccess} from './access/createAccess.ts';
import type {ServerConfig} from './config/ServerConfig.ts';
import {messageOf} from './errors.ts';
import {addBodyParser} from './http/addBodyParser.ts';
import {addCors} from './http/addCors.ts';
import {addGuards} from './http/addGuards.ts';
import {addAgentRoutes} from './agents/addAgentRoutes.ts';
import {addRequestLog} from './http/addRequestLog.ts';
import {addSearchRoutes} from './http/addSearchRoutes.ts';
import {addStateRoutes} from './http/addStateRoutes.ts';
import {answerBadConnection} from './http/answerBadConnection.ts';
import {toErrorAnswer} from './http/toErrorAnswer.ts';
import {createIndexStore, type IndexStore} from './indices/createIndexStore.ts';
import {addEventRoutes} from './insights/addEventRoutes.ts';
import {addReportRoutes} from './insights/addReportRoutes.ts';
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
  const app = createApp(config, options);
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

  await addCors(app, config.allowedOrigins);
  addRequestLog(app, metrics);
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

function createApp(config: ServerConfig, {logger = false}: CreateServerOptions): FastifyInstance {
  const app = fastify({
    logger,
    // Fastify's own request log has addresses.
    logController: new LogController({disableRequestLogging: true}),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy ?? false,
    bodyLimit: config.bodyLimitBytes,
    requestTimeout: config.requestTimeoutMs,
    // Closes connections of callers that read their response too slowly.
    connectionTimeout: config.requestTimeoutMs * 3,
    forceCloseConnections: 'idle',
    routerOptions: {maxParamLength: 512, ignoreTrailingSlash: true},
    http: {
      headersTimeout: config.requestTimeoutMs,
      connectionsCheckingInterval: Math.max(100, Math.min(1000, config.requestTimeoutMs / 4)),
    },
    clientErrorHandler: answerBadConnection,
    frameworkErrors: (error, _request, reply) => {
      const {body} = toErrorAnswer(error);
      void (reply as FastifyReply).code(body.status).send(body);
    },
  });
  addBodyParser(app, config.bodyLimitBytes);
  app.setErrorHandler((error, request, reply) => {
    const {body, retryAfter, isFault} = toErrorAnswer(error);
    if (isFault) request.log.error({err: error, route: request.routeOptions.url}, 'fault');
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
    return reply.code(body.status).send(body);
  });
  app.setNotFoundHandler((request, reply) => {
    // Answers calls that would change an index as the hosted service answers a search-only key.
    const isWrite = request.url.startsWith('/1/') && request.method !== 'GET';
    const body = isWrite
      ? {message: 'Method not allowed with this API key', status: 403}
      : {message: 'Path not found', status: 404};
    return reply.code(body.status).send(body);
  });
  return app;
}
