import {readFileSync, statSync} from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type {AddressInfo} from 'node:net';
import {extname, join, resolve, sep} from 'node:path';
import {brotliCompressSync, constants, gzipSync} from 'node:zlib';

/** Options of {@link answerFrom} and {@link serveFolder}. */
export interface ServeOptions {
  /** Path of the site, with a slash at both ends. Default `/`. */
  readonly baseUrl?: string;
  /** Headers of every response; they replace the server's own. Default none. */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * `fast` compresses text as servers do for each request, `best` as static hosts do before publishing, which takes a second
   * for large files. Default `none`.
   */
  readonly compression?: 'none' | 'fast' | 'best';
  /** Runs first; may set headers and rewrite the address, which is the one below `baseUrl`. */
  readonly prepare?: (request: IncomingMessage, response: ServerResponse) => void;
  /** Changes the content of a file before it is sent. */
  readonly change?: (bytes: Buffer, file: string) => Buffer | string;
}

/** A server on the loopback interface. */
export interface RunningServer {
  /** Its address, without a trailing slash. */
  readonly origin: string;
  close(): Promise<void>;
}

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
  wasm: 'application/wasm',
  webm: 'video/webm',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
  zip: 'application/zip',
};
/** Pictures, videos and fonts are compressed already. */
const IS_TEXT = /^(?:text\/|application\/(?:json|xml|wasm|manifest)|image\/svg)/;
const FAST_QUALITY = 5;
const BEST_QUALITY = 11;
/** The best quality takes minutes for files above this size. */
const BEST_QUALITY_LIMIT = 2_000_000;
const COMPRESSORS = {
  br: (bytes: Buffer, quality: number) =>
    brotliCompressSync(bytes, {params: {[constants.BROTLI_PARAM_QUALITY]: quality}}),
  gzip: (bytes: Buffer, quality: number) => gzipSync(bytes, {level: Math.min(quality, 9)}),
};

/** The media type of a file, by its extension. */
export function mediaTypeOf(file: string): string {
  return MEDIA_TYPES[extname(file).slice(1)] ?? 'application/octet-stream';
}

/** The file that static hosts serve for a path, with or without a slash at its end. */
export function findFile(folder: string, path: string): string | undefined {
  const root = resolve(folder) + sep;
  const stem = path.replace(/\/$/, '');
  const names = [stem, `${stem}.html`, `${stem}/index.html`];
  if (path.endsWith('/')) names.reverse();
  return names.map((name) => join(root, name)).find((file) => file.startsWith(root) && isFile(file));
}

function isFile(file: string): boolean {
  try {
    return statSync(file).isFile();
  } catch {
    // Not there, or not a possible name.
    return false;
  }
}

/** The coding to send to a client, the smallest of those it accepts. */
function chooseEncoding(accepted: string): keyof typeof COMPRESSORS | undefined {
  const accepts = (name: string) =>
    new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(accepted);
  return (['br', 'gzip'] as const).find(accepts);
}

/**
 * Answers requests as static hosts do: clean addresses, `404.html` with status 404, entity tags, ranges, and compressed text
 * for clients that accept it.
 */
export function answerFrom(
  folder: string,
  {baseUrl = '/', headers = {}, compression = 'none', prepare, change}: ServeOptions = {},
): RequestListener {
  const compressed = new Map<string, Buffer>();

  function compress(bytes: Buffer, encoding: keyof typeof COMPRESSORS, key: string): Buffer {
    const known = compressed.get(key);
    if (known !== undefined) return known;
    const best = bytes.length > BEST_QUALITY_LIMIT ? 9 : BEST_QUALITY;
    const made = COMPRESSORS[encoding](bytes, compression === 'best' ? best : FAST_QUALITY);
    compressed.set(key, made);
    return made;
  }

  function send(request: IncomingMessage, response: ServerResponse, file: string, status: number): void {
    const {size, mtimeMs} = statSync(file);
    const {range, 'accept-encoding': accepted = '', 'if-none-match': known} = request.headers;
    const set = (name: string, value: string | number) =>
      response.hasHeader(name) || response.setHeader(name, value);
    set('Content-Type', mediaTypeOf(file));
    set('Cache-Control', 'no-cache');
    const isCompressible = compression !== 'none' && IS_TEXT.test(mediaTypeOf(file));
    if (isCompressible) response.appendHeader('Vary', 'Accept-Encoding');
    const encoding = isCompressible && range === undefined ? chooseEncoding(accepted) : undefined;
    const etag = `W/"${size}-${mtimeMs}${encoding === undefined ? '' : `-${encoding}`}"`;
    if (status === 200 && response.getHeader('Cache-Control') !== 'no-store') {
      set('ETag', etag);
      if (known === etag) return void response.writeHead(304).end();
    }
    const read = readFileSync(file);
    let bytes: Buffer = change === undefined ? read : Buffer.from(change(read, file));
    if (encoding !== undefined) {
      const smaller = compress(bytes, encoding, `${file} ${etag}`);
      if (smaller.length < bytes.length) {
        response.setHeader('Content-Encoding', encoding);
        bytes = smaller;
      }
    }
    const part = /^bytes=(\d+)-(\d*)$/.exec(range ?? '');
    if (status === 200 && part !== null) {
      const start = Number(part[1]);
      const end = part[2] ? Math.min(Number(part[2]), bytes.length - 1) : bytes.length - 1;
      response.setHeader('Content-Range', `bytes ${start > end ? '*' : `${start}-${end}`}/${bytes.length}`);
      if (start > end) return void response.writeHead(416).end();
      bytes = bytes.subarray(start, end + 1);
      status = 206;
    }
    response.writeHead(status, {'Content-Length': bytes.length});
    response.end(request.method === 'HEAD' ? undefined : bytes);
  }

  function sendNotFound(request: IncomingMessage, response: ServerResponse): void {
    for (const name of ['Content-Type', 'Link']) response.removeHeader(name);
    const page = join(folder, '404.html');
    if (isFile(page)) send(request, response, page, 404);
    else response.writeHead(404, {'Content-Length': 0}).end();
  }

  return (request, response) => {
    const address = request.url ?? '/';
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, {Allow: 'GET, HEAD'}).end();
      return;
    }
    if (baseUrl !== '/' && (address === '/' || address === baseUrl.slice(0, -1))) {
      response.writeHead(302, {Location: baseUrl}).end();
      return;
    }
    if (!address.startsWith(baseUrl)) {
      sendNotFound(request, response);
      return;
    }
    request.url = address.slice(baseUrl.length - 1);
    prepare?.(request, response);
    const file = findFile(folder, decode(request.url.split('?')[0] ?? '/'));
    if (file === undefined) sendNotFound(request, response);
    else send(request, response, file, 200);
  };
}

/** Decodes a path; one that cannot be decoded belongs to no file. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '\0';
  }
}

/** Starts a server on a free port of the loopback interface. */
export async function listen(server: Server): Promise<RunningServer> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const {port} = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** Serves a folder on a free port of the loopback interface, as {@link answerFrom} does. */
export function serveFolder(folder: string, options?: ServeOptions): Promise<RunningServer> {
  return listen(createServer(answerFrom(folder, options)));
}
