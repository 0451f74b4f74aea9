import {existsSync, readFileSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {join} from 'node:path';
import sirv from 'sirv';
import {AgentsError} from '../errors.ts';
import {answerCompressed} from './answerCompressed.ts';
import {negotiateMarkdown} from '../negotiate/negotiateMarkdown.ts';

/** Options of {@link createPreview}. */
export interface PreviewOptions {
  /** The build folder. */
  readonly outDir: string;
  /** Base path of the site. Default `/`. */
  readonly baseUrl?: string;
}

/** Creates a server for a built site that behaves like the supported hosts: Markdown on request, Brotli, `404.html` with status 404. */
export function createPreview({outDir, baseUrl = '/'}: PreviewOptions): Server {
  if (!existsSync(join(outDir, 'index.html'))) {
    throw new AgentsError('AGENTS_NO_PAGES', `there is no site in "${outDir}"; build it first.`);
  }
  const serveFile = sirv(outDir, {etag: true, dev: true, dotfiles: true});
  const negotiate = negotiateMarkdown(outDir, baseUrl);
  const answerSmaller = answerCompressed(outDir);

  function answerNotFound(request: IncomingMessage, response: ServerResponse): void {
    const page = join(outDir, '404.html');
    response.removeHeader('Link');
    response.writeHead(404, {'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache'});
    response.end(request.method === 'HEAD' || !existsSync(page) ? undefined : readFileSync(page));
  }

  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, {Allow: 'GET, HEAD'}).end();
      return;
    }
    if (baseUrl !== '/' && (path === '/' || path === baseUrl.slice(0, -1))) {
      response.writeHead(302, {Location: baseUrl}).end();
      return;
    }
    if (!path.startsWith(baseUrl)) {
      answerNotFound(request, response);
      return;
    }
    request.url = path.slice(baseUrl.length - 1);
    negotiate(request, response);
    if (answerSmaller(request, response)) return;
    serveFile(request, response, () => answerNotFound(request, response));
  });
  // Longer than clients keep connections, so that no request arrives on one that is being closed.
  server.keepAliveTimeout = 65_000;
  return server;
}
