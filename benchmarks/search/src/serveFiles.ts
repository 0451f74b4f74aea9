import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {IndexFile} from '../../engines/src/SearchEngine.ts';

/** Files on a port of this machine. */
export interface FileServer {
  readonly origin: string;
  close(): void;
}

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  json: 'application/json',
  html: 'text/html; charset=utf-8',
};

/** Serves files by their names, and an empty page at `/` whose clock is as fine as browsers have it. */
export async function serveFiles(files: readonly IndexFile[]): Promise<FileServer> {
  const byPath = new Map(files.map(({name, bytes}) => [`/${name}`, bytes]));
  byPath.set('/', Buffer.from('<!doctype html><title>Key presses</title>'));
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const bytes = byPath.get(path);
    const type = path === '/' ? TYPES['html'] : TYPES[path.split('.').at(-1) ?? ''];
    response.writeHead(bytes === undefined ? 404 : 200, {
      'content-type': type ?? 'application/octet-stream',
      'cache-control': 'max-age=3600',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
    });
    response.end(bytes);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
