import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {Readable} from 'node:stream';
import type {McpFetch} from '../../src/mcp/createMcpFetch.ts';

/** Serves the handler on loopback, as the search server does, by default on any free port; returns its address. */
export async function serveMcp({fetch}: McpFetch, port = 0): Promise<{server: Server; url: string}> {
  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const hasBody = incoming.method === 'POST';
      const request = new Request(`http://${incoming.headers.host ?? 'localhost'}${incoming.url ?? '/'}`, {
        method: incoming.method ?? 'GET',
        headers: Object.entries(incoming.headers).map(([name, value]): [string, string] => [
          name,
          String(value),
        ]),
        ...(hasBody && {body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half'}),
      });
      const response = await fetch(request);
      outgoing.writeHead(response.status, Object.fromEntries(response.headers));
      if (response.body === null) outgoing.end();
      else Readable.fromWeb(response.body).pipe(outgoing);
    })();
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`};
}
