import {randomUUID} from 'node:crypto';
import {promisify} from 'node:util';
import {gunzip} from 'node:zlib';
import cors from '@fastify/cors';
import fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import {EngineError} from '@help-center/engine';
import {ProtocolError} from '@help-center/engine/protocol';
import type {ServerConfig} from '../config/ServerConfig.ts';
import {RetryLaterError} from '../errors.ts';
import type {Metrics} from '../metrics/createMetrics.ts';

const ALLOWED_HEADERS =
  'content-type, x-algolia-api-key, x-algolia-application-id, x-algolia-agent, x-algolia-usertoken, x-algolia-request-id, mcp-protocol-version, mcp-method, mcp-name';

const inflate = promisify(gunzip);

/**
 * Creates a Fastify instance without routes. It answers faults as the protocol does, limits what callers may send, allows
 * pages of the configured origins to call without browser credentials, and logs and counts each response with method, route,
 * status and time, but never addresses, keys, queries or headers.
 */
export async function createApp(
  config: ServerConfig,
  metrics: Metrics,
  logger: FastifyServerOptions['logger'] = false,
): Promise<FastifyInstance> {
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
    frameworkErrors: (error, _request, reply) => {
      const {status, message} = toErrorAnswer(error);
      void (reply as FastifyReply).code(status).send({message, status});
    },
  });
  addBodyParser(app, config.bodyLimitBytes);
  app.setErrorHandler((error, request, reply) => {
    const {status, message, isFault} = toErrorAnswer(error);
    if (isFault) request.log.error({err: error, route: request.routeOptions.url}, 'fault');
    if (error instanceof RetryLaterError) reply.header('retry-after', String(error.retryAfter));
    return reply.code(status).send({message, status});
  });
  app.setNotFoundHandler((request, reply) => {
    // Answers calls that would change an index as the hosted service answers a search-only key.
    const isWrite = request.url.startsWith('/1/') && request.method !== 'GET';
    const body = isWrite
      ? {message: 'Method not allowed with this API key', status: 403}
      : {message: 'Path not found', status: 404};
    return reply.code(body.status).send(body);
  });
  // Before anything that refuses requests, so that pages can read the refusal.
  await app.register(cors, {
    origin: config.allowedOrigins.includes('*') ? '*' : [...config.allowedOrigins],
    methods: ['GET', 'POST', 'DELETE', 'OPTIONS'],
    allowedHeaders: ALLOWED_HEADERS,
    exposedHeaders: 'retry-after',
    maxAge: 86_400,
    strictPreflight: false,
  });
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
  return app;
}

/**
 * Parses every body as JSON regardless of its content type, because browsers send text/plain to avoid a preflight request.
 * Decompresses gzip bodies of up to `maxBytes`.
 */
function addBodyParser(app: FastifyInstance, maxBytes: number): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', {parseAs: 'buffer'}, async (request: FastifyRequest, body: Buffer) => {
    if (body.length === 0) return undefined;
    const encoding = request.headers['content-encoding'] ?? 'identity';
    const bytes = encoding === 'identity' ? body : await unpack(encoding, body, maxBytes);
    let value: unknown;
    try {
      value = JSON.parse(bytes.toString('utf8'));
    } catch {
      throw new ProtocolError(400, 'Invalid body, expected JSON');
    }
    if (isNestedTooDeep(value))
      throw new ProtocolError(400, `Invalid body, nested more than ${MAX_DEPTH} deep`);
    return value;
  });
}

/** Deeper nesting could exhaust the stack of recursive code. */
const MAX_DEPTH = 50;

function isNestedTooDeep(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth >= MAX_DEPTH || Object.values(value).some((inner) => isNestedTooDeep(inner, depth + 1));
}

async function unpack(encoding: string, body: Buffer, maxBytes: number): Promise<Buffer> {
  if (encoding !== 'gzip')
    throw new ProtocolError(415, `Content encoding "${encoding}" is not supported, use gzip`);
  try {
    return await inflate(body, {maxOutputLength: maxBytes});
  } catch (error) {
    const isLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw isLarge
      ? new ProtocolError(413, 'Request body is too large')
      : new ProtocolError(400, 'Invalid gzip body');
  }
}

/** Messages for Fastify's own errors by status; its texts would reveal the software. */
const MESSAGES: Readonly<Record<number, string>> = {
  400: 'Invalid request',
  404: 'Path not found',
  408: 'Request timeout',
  413: 'Request body is too large',
  414: 'Address is too long',
  415: 'Unsupported content type',
  503: 'The server is stopping',
};

/** The response to an error. */
interface ErrorAnswer {
  readonly status: number;
  readonly message: string;
  /** Whether it is the server's fault and belongs in the log. */
  readonly isFault?: boolean;
}

/** Converts anything thrown to a response that does not reveal unexpected errors. */
function toErrorAnswer(error: unknown): ErrorAnswer {
  if (error instanceof ProtocolError) return {status: error.status, message: error.message};
  if (error instanceof EngineError) return {status: 503, message: 'The index cannot be read', isFault: true};
  const status = (error as {statusCode?: unknown} | null)?.statusCode;
  const message = typeof status === 'number' ? MESSAGES[status] : undefined;
  if (message !== undefined) return {status: status as number, message};
  return {status: 500, message: 'Internal server error', isFault: true};
}
