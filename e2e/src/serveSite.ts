import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {join} from 'node:path';
import sirv from 'sirv';
import {listen, type RunningServer} from './listen.ts';

/**
 * Serves a build folder as a plain static host does, on a free port: files, folder indexes, `404.html` with status 404.
 * `baseUrl` is the path that it is served below, with slashes at both ends.
 */
export async function serveSite(folder: string, baseUrl = '/'): Promise<RunningServer> {
  const notFound = readFileSync(join(folder, '404.html'));
  const serveFile = sirv(folder, {etag: true, dev: true});
  const server = createServer((request, response) => {
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
  return listen(server);
}
