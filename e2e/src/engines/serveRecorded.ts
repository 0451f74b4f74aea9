import {createServer} from 'node:http';
import {answerFrom, listen, type RunningServer} from '@help-center/built-site/serve';

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
  const answer = answerFrom(folder, {change: (bytes, file) => addScript(bytes, file, RECORDER)});
  const server = createServer((request, response) => {
    if (request.url !== RECORDER) return answer(request, response);
    response.writeHead(200, {'content-type': 'text/javascript; charset=utf-8'}).end(FAULT_RECORDER);
  });
  return listen(server);
}

/** Makes a page start with a script; leaves other files as they are. */
export function addScript(bytes: Buffer, file: string, address: string): Buffer | string {
  if (!file.endsWith('.html')) return bytes;
  return bytes.toString().replace(/<head[^>]*>/, `$&<script src="${address}"></script>`);
}
