import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {join} from 'node:path';
import sirv from 'sirv';
import {listen, type RunningServer} from '../listen.ts';

const RECORDER = '/recorded-faults.js';

/** Collects the errors of a page in `faults` for any driver; only Chromium reports all of them to its driver. */
export const FAULT_RECORDER = `window.faults = [];
const note = (...parts) => faults.push(parts.join(' '));
addEventListener('error', ({message, filename, target}) =>
  // Firefox cancels prefetches of files that the page then requests itself.
  target?.rel === 'prefetch' || note('error', message ?? 'of a file', filename ?? target?.src ?? target?.href), true);
addEventListener('unhandledrejection', ({reason}) => note('rejection', reason));
document.addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) =>
  note('policy', violatedDirective, blockedURI));
const consoleError = console.error;
console.error = (...parts) => { note('console', ...parts); consoleError.apply(console, parts); };`;

/** Serves a build like a plain static host; pages start with a script that collects their errors. */
export async function serveRecorded(folder: string): Promise<RunningServer> {
  const serveFile = sirv(folder, {etag: true, dev: true});
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const send = (status: number, type: string, body: string) =>
      response.writeHead(status, {'content-type': `${type}; charset=utf-8`}).end(body);
    const sendPage = (status: number, file: string) =>
      send(
        status,
        'text/html',
        readFileSync(join(folder, file), 'utf8').replace(
          /<head[^>]*>/,
          `$&<script src="${RECORDER}"></script>`,
        ),
      );
    if (pathname === RECORDER) return void send(200, 'text/javascript', FAULT_RECORDER);
    for (const file of [pathname, `${pathname}index.html`, `${pathname}/index.html`, `${pathname}.html`]) {
      if (!file.endsWith('.html')) continue;
      try {
        return void sendPage(200, decodeURI(file));
      } catch {
        // Try the next form of the address.
      }
    }
    serveFile(request, response, () => {
      sendPage(404, '404.html');
    });
  });
  return listen(server);
}
