import {createMcpHandler} from '@modelcontextprotocol/server';
import {createDocsServer} from './createDocsServer.ts';
import type {Library} from './createLibrary.ts';

/** Answers MCP requests over HTTP: the current revision and the older ones at one address. */
export interface McpFetch {
  fetch(request: Request): Promise<Response>;
  close(): Promise<void>;
}

const BOTH = 'application/json, text/event-stream';

/**
 * Clients in use send narrower `Accept` headers than the revisions ask for, and the official SDK refuses those.
 *
 * @see https://github.com/anthropics/claude-code/issues/45368
 */
function widenAccept(request: Request): Request {
  if (request.method !== 'POST' || request.headers.get('accept') === BOTH) return request;
  const headers = new Headers(request.headers);
  headers.set('accept', BOTH);
  return new Request(request, {headers});
}

/** Who may ask. */
export interface McpFetchOptions {
  /** Origins whose pages may ask, as `https://help.example.com`; `*` stands for all. Requests without an origin pass. */
  readonly allowedOrigins: readonly string[];
  /** Host names that the server answers to, without ports; default all. */
  readonly allowedHosts?: readonly string[];
  readonly onError?: (error: Error) => void;
}

function refuse(message: string): Response {
  const body = {jsonrpc: '2.0', id: null, error: {code: -32000, message}};
  return Response.json(body, {status: 403});
}

/** Creates the handler; it has no sessions, so that any server of several can answer any request. */
export function createMcpFetch(library: Library, options: McpFetchOptions): McpFetch {
  const {allowedOrigins, allowedHosts, onError} = options;
  const handler = createMcpHandler(() => createDocsServer(library), {
    ...(onError && {onerror: onError}),
    maxRequestBodySize: 64 * 1024,
    maxSubscriptions: 16,
  });
  const isOpen = allowedOrigins.includes('*');
  return {
    async fetch(request) {
      const origin = request.headers.get('origin');
      const isKnown =
        origin === null || origin === new URL(request.url).origin || allowedOrigins.includes(origin);
      if (!isOpen && !isKnown) {
        return refuse('This origin is not allowed.');
      }
      if (allowedHosts !== undefined && !allowedHosts.includes(new URL(request.url).hostname)) {
        return refuse('This host is not allowed.');
      }
      return handler.fetch(widenAccept(request));
    },
    close: () => handler.close(),
  };
}
