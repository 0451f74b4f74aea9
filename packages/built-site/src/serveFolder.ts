import {readFileSync, statSync} from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join, relative, resolve, sep} from 'node:path';
import {constants} from 'node:zlib';
import compression from 'compression';
import {lookup} from 'mrmime';
import send from 'send';

/** Options of {@link answerFrom} and {@link serveFolder}. */
export interface ServeOptions {
  /** Path of the site, with a slash at both ends. Default `/`. */
  readonly baseUrl?: string;
  /** Headers of every response; they replace the server's own. Default none. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Compresses text, as servers do for each request. Default `false`. */
  readonly compress?: boolean;
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

/** The media type of a file, by its extension. */
export function mediaTypeOf(file: string): string {
  const type = lookup(file) ?? 'application/octet-stream';
  return /^text\/|\/json$/.test(type) ? `${type}; charset=utf-8` : type;
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

// The default of 4 leaves text about a tenth larger.
const compress = compression({brotli: {params: {[constants.BROTLI_PARAM_QUALITY]: 5}}});

/**
 * Answers requests as static hosts do: clean addresses, `404.html` with status 404, entity tags, ranges, and compressed text
 * for clients that accept it.
 */
export function answerFrom(
  folder: string,
  {baseUrl = '/', headers = {}, compress: isCompressing = false, prepare, change}: ServeOptions = {},
): RequestListener {
  function sendFile(request: IncomingMessage, response: ServerResponse, file: string): void {
    const set = (name: string, value: string) => response.hasHeader(name) || response.setHeader(name, value);
    set('Content-Type', mediaTypeOf(file));
    set('Cache-Control', 'no-cache');
    if (change !== undefined) response.end(change(readFileSync(file), file));
    else
      send(request, encodeURIComponent(relative(folder, file)), {
        root: folder,
        dotfiles: 'allow',
        index: false,
        cacheControl: false,
        lastModified: false,
      }).pipe(response);
  }

  function sendNotFound(request: IncomingMessage, response: ServerResponse): void {
    for (const name of ['Content-Type', 'Link']) response.removeHeader(name);
    const page = join(folder, '404.html');
    response.statusCode = 404;
    if (isFile(page)) sendFile(request, response, page);
    else response.end();
  }

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const file = findFile(folder, decode(request.url?.split('?')[0] ?? '/'));
    if (file === undefined) sendNotFound(request, response);
    else sendFile(request, response, file);
  }

  return (request, response) => {
    const address = request.url ?? '/';
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, {Allow: 'GET, HEAD'}).end();
    } else if (baseUrl !== '/' && (address === '/' || address === baseUrl.slice(0, -1))) {
      response.writeHead(302, {Location: baseUrl}).end();
    } else if (!address.startsWith(baseUrl)) {
      sendNotFound(request, response);
    } else {
      request.url = address.slice(baseUrl.length - 1);
      prepare?.(request, response);
      // Ranges count bytes of the uncompressed file.
      if (isCompressing && request.headers.range === undefined)
        compress(request, response, () => answer(request, response));
      else answer(request, response);
    }
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
