import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {expect, onTestFinished, test, vi} from 'vitest';
import {openIndex} from '@help-center/engine';
import {buildIndex} from '@help-center/engine/build';
import {answerQueries, type SearchRequestBody} from '@help-center/engine/protocol';
import type {SearchRecord} from '@help-center/records';
import {SITE} from '@help-center/testkit';
import {createEmbeddedClient} from '../../docusaurus-search/src/client/embedded/createEmbeddedClient.ts';
import {createSearchHandler} from '../../docusaurus-search/src/client/embedded/createSearchHandler.ts';
import type {
  WorkerLike,
  WorkerReply,
} from '../../docusaurus-search/src/client/embedded/createWorkerClient.ts';
import {bundleCli} from './support/bundleCli.ts';
import {createRandomRequests} from './support/createRandomRequests.ts';
import {createFolder, createTestServer, listen, writeIndexFolder} from './support/createTestServer.ts';

/**
 * The numbers of a long run, over records of one's own:
 * `AGREE_REQUESTS=2000 AGREE_RECORDS=website/.cache/search-records.jsonl npx vitest run packages/server/test/agreement.test.ts`
 */
const REQUESTS = Number(process.env['AGREE_REQUESTS'] ?? 150);
const RECORDS = process.env['AGREE_RECORDS'];
const TIMEOUT = 60_000 + REQUESTS * 600;

type Ask = (requests: readonly SearchRequestBody[]) => Promise<readonly object[]>;

async function readRecords(): Promise<readonly SearchRecord[]> {
  if (RECORDS === undefined) return SITE;
  const text = await readFile(RECORDS, 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as SearchRecord);
}

/** What may differ from one answer to the next. */
function strip(results: readonly object[]): readonly object[] {
  return results.map((result) => {
    const {processingTimeMS: _time, queryID: _id, ...rest} = result as Record<string, unknown>;
    return rest;
  });
}

async function serve(origin: {folder: string} | {records: string}, threads?: URL): Promise<Ask> {
  const config = {indices: {docs: origin}, timeLimitMs: 60_000};
  const {app} = await createTestServer(config, {...(threads && {threads})});
  return async (requests) => {
    const answer = await app.inject({method: 'POST', url: '/1/indexes/*/queries', payload: {requests}});
    expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
    return answer.json<{results: object[]}>().results;
  };
}

/** The client of the browser over the files of a folder, with its worker on this thread. */
async function embed(origin: string): Promise<Ask> {
  const client = createEmbeddedClient({
    manifestUrl: `${origin}/manifest.json`,
    indexName: 'docs',
    createWorker: (): WorkerLike => {
      let tell = (_event: {data: WorkerReply}): void => {};
      const handle = createSearchHandler((data) => tell({data: structuredClone(data)}));
      return {
        postMessage: (message) => handle(structuredClone(message)),
        addEventListener: (type: string, listener: (event: never) => void) => {
          if (type === 'message') tell = listener as typeof tell;
        },
        terminate: () => {},
      };
    },
  });
  return (requests) => client.search(requests);
}

test(
  'gives the same results from engine, browser client and servers of folders and records',
  async () => {
    const records = await readRecords();
    const folder = await createFolder();
    await writeIndexFolder(join(folder, 'whole'), records);
    await writeIndexFolder(join(folder, 'parts'), records, {singleFileBytes: 0});
    const recordsFile = join(folder, 'records.jsonl');
    await writeFile(recordsFile, records.map((record) => `${JSON.stringify(record)}\n`).join(''));

    const cli = await bundleCli();
    onTestFinished(() => cli.remove());
    const threads = new URL('threads/', pathToFileURL(cli.file));
    const {manifest, files} = buildIndex(records);
    const index = await openIndex({manifest, readPart: async (name) => files.get(name) as Uint8Array});
    const engine: Ask = async (requests) => (await answerQueries({requests}, async () => index)).results;
    const places = {
      'server from a folder': await serve({folder: join(folder, 'whole')}),
      'server from a folder of parts': await serve({folder: join(folder, 'parts')}),
      'server with threads': await serve({folder: join(folder, 'parts')}, threads),
      'server from records': await serve({records: recordsFile}),
      'client of the browser': await embed(await serveFiles(join(folder, 'parts'))),
    };
    // However busy the machine: no search is cut off, neither by the time limit of the engine nor by that of the client.
    vi.useFakeTimers({toFake: ['Date']});
    onTestFinished(() => void vi.useRealTimers());
    const {within} = createRandomRequests(7);
    let hits = 0;
    for (let number = 0; number < REQUESTS; number += 1) {
      const {requests} = within() as {requests: SearchRequestBody[]};
      const expected = strip(await engine(requests));
      hits += expected.filter((result) => (result as {nbHits?: number}).nbHits !== 0).length;
      for (const [name, ask] of Object.entries(places))
        expect({name, requests, results: strip(await ask(requests))}).toEqual({
          name,
          requests,
          results: expected,
        });
    }
    expect(hits).toBeGreaterThan(REQUESTS / 4);
  },
  TIMEOUT,
);

/** Serves the files of a folder on a free port. */
async function serveFiles(folder: string): Promise<string> {
  const server = await createTestServer();
  server.app.get('/files/*', async (request, reply) => {
    const {'*': path} = request.params as {'*': string};
    return reply.type('application/octet-stream').send(await readFile(join(folder, path)));
  });
  return `${await listen(server)}/files`;
}
