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

/** Serves a build folder as a plain static host does, on a free port: files, folder indexes, `404.html` with status 404. */
export async function serveSite(folder: string): Promise<ServedSite> {
  const notFound = readFileSync(join(folder, '404.html'));
  const serveFile = sirv(folder, {etag: true, dev: true});
  const server: Server = createServer((request, response) => {
    serveFile(request, response, () => {
      response.writeHead(404, {'content-type': 'text/html; charset=utf-8'}).end(notFound);
    });
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
