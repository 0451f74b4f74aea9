import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {join} from 'node:path';
import sirv from 'sirv';
import {listen, type RunningServer} from '../listen.ts';
import {FAULT_RECORDER} from './serveRecorded.ts';

/** Faults between a site and its reader. */
export interface Spoiling {
  /** Runs before anything else in a page, like an extension or a browser setting. */
  readonly script?: string;
  /** An additional policy in the header of pages. */
  readonly policy?: string;
  /** Changes the content of a file in transit. */
  change?(path: string, text: string): string;
  /** Whether a request fails like without a network, after `before` answered ones. */
  isCut?(path: string, before: number): boolean;
}

const SCRIPT = '/spoiling.js';

/** Serves a build with faults of a network or browser; pages collect their errors in `faults`. */
export async function serveSpoiled(folder: string, spoiling: Spoiling): Promise<RunningServer> {
  const serveFile = sirv(folder, {etag: false, dev: true});
  let answered = 0;
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const send = (type: string, body: string) =>
      response
        .writeHead(200, {'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store'})
        .end(body);
    if (pathname === SCRIPT) return void send('text/javascript', FAULT_RECORDER + (spoiling.script ?? ''));
    if (spoiling.isCut?.(pathname, answered)) return void request.socket.destroy();
    answered += 1;
    const change = (text: string) => spoiling.change?.(pathname, text) ?? text;
    if (pathname.endsWith('/')) {
      if (spoiling.policy) response.setHeader('content-security-policy', spoiling.policy);
      const html = readFileSync(join(folder, decodeURI(pathname), 'index.html'), 'utf8');
      return void send(
        'text/html',
        change(html.replace(/<head[^>]*>/, `$&<script src="${SCRIPT}"></script>`)),
      );
    }
    if (spoiling.change && /\.(?:js|css)$/.test(pathname))
      return void send(
        pathname.endsWith('js') ? 'text/javascript' : 'text/css',
        change(readFileSync(join(folder, pathname), 'utf8')),
      );
    serveFile(request, response, () => void response.writeHead(404).end());
  });
  return listen(server);
}
