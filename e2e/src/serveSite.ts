import {readFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import sirv from 'sirv';

/** A running static server. */
export interface ServedSite {
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * Serves a build folder as a plain static host does, on a free port: files, folder indexes, `404.html` with status 404.
 * `baseUrl` is the path that it is served below, with slashes at both ends.
 */
export async function serveSite(folder: string, baseUrl = '/'): Promise<ServedSite> {
  const notFound = readFileSync(join(folder, '404.html'));
  const serveFile = sirv(folder, {etag: true, dev: true});
  const server: Server = createServer((request, response) => {
    const refuse = () => {
      response.writeHead(404, {'content-type': 'text/html; charset=utf-8'}).end(notFound);
    };
    if (!request.url?.startsWith(baseUrl)) {
      refuse();
      return;
    }
    request.url = request.url.slice(baseUrl.length - 1);
    serveFile(request, response, refuse);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
