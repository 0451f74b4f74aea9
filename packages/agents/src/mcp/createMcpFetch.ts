import {createMcpHandler, localhostAllowedHostnames} from '@modelcontextprotocol/server';
import {createDocsServer} from './createDocsServer.ts';
import type {Library} from './createLibrary.ts';
import type {DocsServerOptions} from './addReportProblem.ts';

/** Answers MCP requests over HTTP in the current and older revisions of the protocol. */
export interface McpFetch {
  fetch(request: Request): Promise<Response>;
  close(): Promise<void>;
}

const BOTH = 'application/json, text/event-stream';

/**
 * Widens `Accept`: some clients send narrower headers than the protocol requires, which the official SDK refuses.
 *
 * @see https://github.com/anthropics/claude-code/issues/45368
 */
function widenAccept(request: Request): Request {
  if (request.method !== 'POST' || request.headers.get('accept') === BOTH) return request;
  const headers = new Headers(request.headers);
  headers.set('accept', BOTH);
  return new Request(request, {headers});
}

/** Options of {@link createMcpFetch}. */
export interface McpFetchOptions extends DocsServerOptions {
  /** Origins whose pages may call, such as `https://help.example.com`; `*` for all. Requests without an origin are allowed. */
  readonly allowedOrigins: readonly string[];
  /** Host names without ports besides loopback and the site's own; `*` for all. Default none. */
  readonly allowedHosts?: readonly string[];
  readonly onError?: (error: Error) => void;
}

function refuse(message: string): Response {
  const body = {jsonrpc: '2.0', id: null, error: {code: -32000, message}};
  return Response.json(body, {status: 403});
}

/** Creates the handler. It has no sessions, so any of several servers can answer a request. */
export function createMcpFetch(library: Library, options: McpFetchOptions): McpFetch {
  const {allowedOrigins, allowedHosts = [], onError, ...docs} = options;
  const handler = createMcpHandler(() => createDocsServer(library, docs), {
    ...(onError && {onerror: onError}),
    maxRequestBodySize: 64 * 1024,
    maxSubscriptions: 16,
  });
  const isOpen = allowedOrigins.includes('*');
  return {
    async fetch(request) {
      const origin = request.headers.get('origin');
      const url = new URL(request.url);
      // Protects against DNS rebinding: no other site can make a browser send the name of this machine.
      const known = [...localhostAllowedHostnames(), ...allowedHosts];
      const isOwn = async () => url.hostname === new URL((await library.readSite()).url).hostname;
      if (!known.includes('*') && !known.includes(url.hostname) && !(await isOwn())) {
        return refuse(`The host "${url.hostname}" is not allowed. Add it to "allowedHosts" of the server.`);
      }
      const isKnown = origin === null || origin === url.origin || allowedOrigins.includes(origin);
      if (!isOpen && !isKnown) {
        return refuse('This origin is not allowed.');
      }
      return handler.fetch(widenAccept(request));
    },
    close: () => handler.close(),
  };
}
