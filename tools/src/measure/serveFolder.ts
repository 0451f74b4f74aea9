import {createServer, type ServerResponse} from 'node:http';
import {existsSync, readFileSync, statSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {extname, join, normalize} from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';

/** A folder served on the loopback address. */
export interface ServedFolder {
  /** Scheme, host and port. */
  readonly origin: string;
  /** Completed requests since the last `reset`, their bytes with headers, and the open requests. */
  readonly traffic: () => {requests: number; bytes: number; open: number};
  readonly reset: () => void;
  readonly close: () => Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};
const COMPRESSED = /^(?:text\/|application\/(?:json|xml|wasm)|image\/svg)/;
/** Static hosts compress at the highest quality; above this size that takes minutes, so quality 9 is used. */
const HIGHEST_QUALITY_LIMIT = 2_000_000;

interface Body {
  readonly bytes: Buffer;
  readonly type: string;
  readonly encoding: string | null;
}

/** Options of {@link serveFolder}. */
export interface ServeOptions {
  /** Base path of the site, with a slash at both ends. Default `/`. */
  readonly base?: string;
  /** Additional headers of every response. Default none. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether to compress files like a static host, which takes a second for large ones. Default true. */
  readonly isCompressed?: boolean;
}

/** Serves a built site like a static host: HTTP/1.1, Brotli, clean URLs, and the same headers for every tool. */
export async function serveFolder(
  folder: string,
  {base = '/', headers = {}, isCompressed = true}: ServeOptions = {},
): Promise<ServedFolder> {
  const bodies = new Map<string, Body | null>();
  let requests = 0;
  let bytes = 0;
  let open = 0;
  const bodyOf = (path: string): Body | null => {
    const known = bodies.get(path);
    if (known !== undefined) return known;
    const file = path.startsWith(base) ? findFile(folder, path.slice(base.length - 1)) : null;
    const body = file === null ? null : readBody(file, isCompressed);
    bodies.set(path, body);
    return body;
  };
  const server = createServer((request, response) => {
    const before = response.socket?.bytesWritten ?? 0;
    open++;
    response.on('close', () => {
      open--;
      requests++;
      bytes += (response.socket?.bytesWritten ?? request.socket.bytesWritten) - before;
    });
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const body = bodyOf(decodeURIComponent(pathname));
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    send(response, body ?? bodyOf(`${base}404.html`), body === null ? 404 : 200);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    traffic: () => ({requests, bytes, open}),
    reset() {
      requests = 0;
      bytes = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function send(response: ServerResponse, body: Body | null, status: number): void {
  if (body === null) {
    response.writeHead(404, {'content-length': 0}).end();
    return;
  }
  const {bytes, type, encoding} = body;
  response.writeHead(status, {
    'content-type': type,
    'content-length': bytes.byteLength,
    // Headers that are set already stay: a dictionary is cached for longer.
    ...(!response.hasHeader('cache-control') && {'cache-control': 'public, max-age=600'}),
    ...(!response.hasHeader('vary') && {vary: 'accept-encoding'}),
    ...(encoding !== null && {'content-encoding': encoding}),
  });
  response.end(bytes);
}

/** The file that a static host serves for a path, or `null`. */
export function findFile(folder: string, path: string): string | null {
  const base = join(folder, normalize(path));
  if (!base.startsWith(folder)) return null;
  const candidates = path.endsWith('/')
    ? [join(base, 'index.html')]
    : [base, `${base}.html`, join(base, 'index.html')];
  return candidates.find((file) => existsSync(file) && statSync(file).isFile()) ?? null;
}

function readBody(file: string, isCompressed: boolean): Body {
  const bytes = readFileSync(file);
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  if (!isCompressed || !COMPRESSED.test(type)) return {bytes, type, encoding: null};
  const quality = bytes.byteLength > HIGHEST_QUALITY_LIMIT ? 9 : 11;
  const compressed = brotliCompressSync(bytes, {params: {[constants.BROTLI_PARAM_QUALITY]: quality}});
  return compressed.byteLength < bytes.byteLength
    ? {bytes: compressed, type, encoding: 'br'}
    : {bytes, type, encoding: null};
}
