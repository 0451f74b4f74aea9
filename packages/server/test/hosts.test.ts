import {createServer as createHttpServer, type RequestListener, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterEach, expect, onTestFinished, test, vi} from 'vitest';
import {
  createSearchClient,
  createServerClient,
  RetryError,
  type BackendClient,
} from '@help-center/docusaurus-search/client';
import type {SearchServer} from '@help-center/server';
import {createTestServer, listen} from './support/createTestServer.ts';

const REQUESTS = [{indexName: 'docs', query: 'camera'}];

afterEach(() => vi.unstubAllGlobals());

function createMemory() {
  const values = new Map<string, unknown>();
  return {
    read: (key: string) => values.get(key),
    write: (key: string, value: unknown) => void values.set(key, value),
  };
}

/** A host that does what the listener does. */
async function createHost(
  listener: RequestListener,
): Promise<{origin: string; server: Server; asked: () => number}> {
  let asked = 0;
  const server = createHttpServer((request, response) => {
    asked += 1;
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  );
  const {port} = server.address() as AddressInfo;
  return {origin: `http://127.0.0.1:${port}`, server, asked: () => asked};
}

/** A port on which nobody listens. */
async function createDeadOrigin(): Promise<string> {
  const {origin, server} = await createHost(() => {});
  await new Promise((resolve) => server.close(resolve));
  return origin;
}

async function search(origins: readonly string[], storage = createMemory()) {
  const [result] = await createServerClient({hosts: origins, storage}).search(REQUESTS);
  return result?.nbHits;
}

const FAULTS: Readonly<Record<string, RequestListener>> = {
  'answers 500': (_request, response) => response.writeHead(500).end('{"message":"no"}'),
  'answers 503 while it stops': (_request, response) => response.writeHead(503).end(),
  'is killed in the middle of an answer': (_request, response) => {
    response.writeHead(200, {'content-length': 1000});
    response.write('{"results":[');
    response.destroy();
  },
  hangs: () => {},
  'answers HTML': (_request, response) =>
    response.writeHead(200, {'content-type': 'text/html'}).end('<html>'),
  'is slow with the rest of its answer': (_request, response) => {
    response.writeHead(200);
    response.write('{"results":[');
  },
};

test.for(Object.entries(FAULTS))('fails over when one of three hosts %s', async ([, listener]) => {
  const bad = await createHost(listener);
  const origins = [
    bad.origin,
    await listen(await createTestServer()),
    await listen(await createTestServer()),
  ];
  const storage = createMemory();
  expect(await search(origins, storage)).toBeGreaterThan(0);
  expect(bad.asked()).toBe(1);
  // For two minutes it is not asked first again.
  expect(await search(origins, storage)).toBeGreaterThan(0);
  expect(bad.asked()).toBe(1);
});

test('fails over when one of three hosts refuses the connection', async () => {
  const origins = [
    await createDeadOrigin(),
    await listen(await createTestServer()),
    await createDeadOrigin(),
  ];
  expect(await search(origins)).toBeGreaterThan(0);
});

test('falls back to the embedded index when no host answers', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const embedded: BackendClient = {
    type: 'embedded',
    search: async () => [{hits: [], nbHits: 7} as never],
  };
  const primary = createServerClient({hosts: [await createDeadOrigin()], storage: createMemory()});
  const client = createSearchClient({primary, fallback: embedded});
  expect(await client.search(REQUESTS)).toMatchObject({fallback: true, results: [{nbHits: 7}]});
});

test('reports what each host did when none answers', async () => {
  const bad = await createHost((_request, response) => response.writeHead(502).end());
  const refused = search([bad.origin, await createDeadOrigin()]);
  await expect(refused).rejects.toThrow(RetryError);
  await expect(refused).rejects.toMatchObject({failures: [{reason: 502}, {reason: 'network'}]});
});

test('loses no search when a host stops under load', async () => {
  const servers: SearchServer[] = [await createTestServer(), await createTestServer()];
  const origins = await Promise.all(servers.map(listen));
  const client = createServerClient({hosts: origins, storage: createMemory()});
  let answered = 0;
  const failures: unknown[] = [];
  const ask = async (): Promise<void> => {
    for (let n = 0; n < 40; n++) {
      try {
        const [result] = await client.search(REQUESTS);
        if (result !== undefined && result.nbHits > 0) answered += 1;
      } catch (error) {
        failures.push(error);
      }
      if (answered === 30) void servers[0]?.stop();
    }
  };
  await Promise.all(Array.from({length: 4}, ask));
  expect(failures).toEqual([]);
  expect(answered).toBe(160);
});

test('finishes running requests on shutdown and accepts no new ones', async () => {
  const server = await createTestServer();
  const origin = await listen(server);
  const callers = 10;
  const areTaken = new Promise<void>((resolve) => {
    let taken = 0;
    server.app.server.on('request', () => (taken += 1) === callers && resolve());
  });
  const body = JSON.stringify({requests: REQUESTS});
  const underWay = Array.from({length: callers}, () =>
    fetch(`${origin}/1/indexes/*/queries`, {method: 'POST', body}),
  );
  await areTaken;
  const stopping = server.stop();
  for (const answer of await Promise.all(underWay)) expect(answer.status).toBe(200);
  await stopping;
  await expect(fetch(`${origin}/health`)).rejects.toThrow('fetch failed');
});

test('reports a pending shutdown to load balancers and continues to answer', async () => {
  const server = await createTestServer({stopDelayMs: 300});
  const stopping = server.stop();
  const health = await server.app.inject({url: '/health'});
  expect([health.statusCode, health.json().status, health.headers.connection]).toEqual([
    503,
    'stopping',
    'close',
  ]);
  expect((await server.app.inject({url: '/1/indexes/docs'})).statusCode).toBe(200);
  await stopping;
});

test('gives the same answer from all replicas', async () => {
  const answers = await Promise.all(
    [await createTestServer(), await createTestServer()].map(async ({app}) => {
      const answer = await app.inject({
        method: 'POST',
        url: '/1/indexes/*/queries',
        payload: {requests: REQUESTS},
      });
      return answer.json().results[0].hits;
    }),
  );
  expect(answers[0]).toEqual(answers[1]);
});
