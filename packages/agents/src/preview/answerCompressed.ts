import {readFileSync, statSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {extname, join, normalize} from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';

/** Media types of files to compress; pictures and fonts are compressed already. */
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html;charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.xml': 'text/xml',
  '.txt': 'text/plain',
  '.md': 'text/markdown',
};
/** The usual quality for compression per request; the highest takes a hundred times as long. */
const QUALITY = 5;

/** Finds the file for a path like the file server does. */
function findFile(root: string, path: string): {file: string; etag: string} | undefined {
  const stem = path.replace(/\/$/, '');
  for (const name of [stem, `${stem}.html`, `${stem}/index.html`]) {
    const file = normalize(join(root, name));
    const stats = file.startsWith(root) ? statSync(file, {throwIfNoEntry: false}) : undefined;
    if (stats?.isFile()) return {file, etag: `W/"${stats.size}-${stats.mtimeMs}-br"`};
  }
  return undefined;
}

/**
 * Makes a static server answer with Brotli where the client accepts it. Expects the path below the site's base path, keeps
 * existing headers, and returns whether it has answered. Leaves range requests to the server.
 */
export function answerCompressed(
  outDir: string,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const root = normalize(`${outDir}/`);
  return ({url = '/', method, headers}, response) => {
    const [path = '/'] = url.split('?');
    let found: ReturnType<typeof findFile>;
    try {
      found = findFile(root, decodeURI(path));
    } catch {
      return false;
    }
    const type = TYPES[extname(found?.file ?? '')];
    if (found === undefined || type === undefined) return false;
    const vary = String(response.getHeader('Vary') ?? '');
    if (!/accept-encoding/i.test(vary)) response.appendHeader('Vary', 'Accept-Encoding');
    const {'accept-encoding': encodings = '', range, 'if-none-match': known} = headers;
    if (!/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(encodings) || range !== undefined) return false;
    const ready: [string, string][] = [
      ['Content-Type', type],
      ['Cache-Control', 'no-cache'],
      ['ETag', found.etag],
    ];
    for (const [name, value] of ready) if (!response.hasHeader(name)) response.setHeader(name, value);
    if (known === found.etag) {
      response.writeHead(304).end();
      return true;
    }
    const body = brotliCompressSync(readFileSync(found.file), {
      params: {[constants.BROTLI_PARAM_QUALITY]: QUALITY},
    });
    response.writeHead(200, {'Content-Encoding': 'br', 'Content-Length': body.length});
    response.end(method === 'HEAD' ? undefined : body);
    return true;
  };
}
