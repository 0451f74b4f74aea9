import {Readable} from 'node:stream';
import type {ReadableStream} from 'node:stream/web';
import type {FastifyInstance, FastifyReply, FastifyRequest} from 'fastify';
import {createMcpFetch, type DocsServerOptions, type Library} from '@help-center/agents/mcp';
import {ProtocolError} from '@help-center/engine/protocol';
import {messageOf} from '../errors.ts';
import {readCredentials} from '../access/createAccess.ts';
import type {ServerParts} from '../ServerParts.ts';

/** The tool that a call names, for the metrics; `other` for calls of other kinds. */
function nameOfCall(body: unknown): string {
  const {method, params} = (body ?? {}) as {method?: unknown; params?: {name?: unknown}};
  const known = ['search_docs', 'get_page', 'list_pages', 'report_problem'];
  if (method !== 'tools/call') return 'other';
  return known.find((name) => name === params?.name) ?? 'unknown';
}

/** The requested URL; a request line may have it with or without the host. */
function readAddress({protocol, host, url}: FastifyRequest): URL {
  const origin = `${protocol}://${host}`;
  const address = URL.canParse(url, origin) ? new URL(url, origin) : undefined;
  // `Request` rejects URLs with credentials.
  if (address === undefined || address.username !== '' || address.password !== '')
    throw new ProtocolError(403, 'This host is not allowed');
  return address;
}

function toRequest(request: FastifyRequest): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    // The body has been decompressed and parsed already.
    if (!['content-length', 'content-encoding', 'transfer-encoding'].includes(name)) {
      headers.set(name, String(value));
    }
  }
  if (request.body !== undefined) headers.set('content-type', 'application/json');
  return new Request(readAddress(request), {
    method: request.method,
    headers,
    ...(request.body !== undefined && {body: JSON.stringify(request.body)}),
  });
}

/** Adds `/mcp`, where assistants search and read the site. Their calls are counted separately from those of people. */
export function addMcpRoute(
  app: FastifyInstance,
  library: Library,
  {config, access, metrics, charge}: ServerParts,
  options: DocsServerOptions,
): void {
  const handler = createMcpFetch(library, {
    allowedOrigins: config.allowedOrigins,
    allowedHosts: config.allowedHosts,
    ...options,
    onError: (error) => app.log.warn({reason: messageOf(error)}, 'mcp'),
  });
  app.addHook('onClose', () => handler.close());

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    access.check(readCredentials(request), 'search');
    // Older revisions of the protocol allow batches of messages.
    if (Array.isArray(request.body)) charge(request, request.body.length);
    metrics.count('search_agent_calls_total', {tool: nameOfCall(request.body)});
    const response = await handler.fetch(toRequest(request));
    response.headers.forEach((value, name) => reply.header(name, value));
    reply.code(response.status);
    return reply.send(
      response.body === null ? null : Readable.fromWeb(response.body as ReadableStream<Uint8Array>),
    );
  }

  app.route({method: ['GET', 'POST', 'DELETE'], url: '/mcp', handler: answer});
}
