import {createServer} from 'node:http';
import {answerFrom, listen, type RunningServer} from '@help-center/built-site/serve';
import {addScript, FAULT_RECORDER} from './serveRecorded.ts';

/** Faults between a site and its reader. */
export interface Spoiling {
  /** Runs before anything else in a page, like an extension or a browser setting. */
  readonly script?: string;
  /** An additional policy in the header of pages. */
  readonly policy?: string;
  /** Changes the content of a file in transit. */
  readonly change?: (path: string, text: string) => string;
  /** Whether a request fails like without a network, after `before` answered ones. */
  readonly isCut?: (path: string, before: number) => boolean;
}

const SCRIPT = '/spoiling.js';
const UNCACHED = {'cache-control': 'no-store'};

/** Serves a build with faults of a network or browser; pages collect their errors in `faults`. */
export async function serveSpoiled(folder: string, spoiling: Spoiling): Promise<RunningServer> {
  const {script = '', policy, isCut, change = (_, text) => text} = spoiling;
  let answered = 0;
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === SCRIPT) {
      response.writeHead(200, {'content-type': 'text/javascript; charset=utf-8', ...UNCACHED});
      return response.end(FAULT_RECORDER + script);
    }
    if (isCut?.(pathname, answered)) return request.socket.destroy();
    answered += 1;
    const isPage = pathname.endsWith('/');
    const answer = answerFrom(folder, {
      headers: {...UNCACHED, ...(isPage && policy !== undefined && {'content-security-policy': policy})},
      change: (bytes, file) =>
        /\.(?:html|js|css)$/.test(file) ? change(pathname, addScript(bytes, file, SCRIPT).toString()) : bytes,
    });
    return answer(request, response);
  });
  return listen(server);
}
