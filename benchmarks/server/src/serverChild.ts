// Runs in its own process: serves one engine and sends the port to the parent.
import {mkdtempSync, writeFileSync} from 'node:fs';
import {createServer as createHttpServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {SearchRecord} from '@help-center/records';
import {createServer, DEFAULT_CONFIG} from '../../../packages/server/src/index.ts';
import {createEngine, type EngineName} from '../../engines/src/createEngine.ts';
import type {PageDocument} from '../../relevance/src/PageDocument.ts';
import {recordsOfPages} from '../../relevance/src/pageRecords.ts';
import {createSyntheticPages} from '../../search/src/createSyntheticPages.ts';
import {keyPresses, typedQueries} from '../../search/src/typedQueries.ts';
import {createNaiveSearch} from './naiveSearch.ts';
import {pagesOfRecords} from './pagesOfRecords.ts';
import {readServedRecords} from './readServedRecords.ts';
import type {ServerReady, ServerTask} from './ServerTask.ts';

const task: ServerTask = JSON.parse(process.argv[2] ?? '{}');
const {pages, records} = readInput(task.from);
const queries = typedQueries(pages).flatMap(keyPresses);
globalThis.gc?.();
const rssBefore = process.memoryUsage.rss();
const port = await serve(task);
globalThis.gc?.();
const ready: ServerReady = {
  port,
  records: records.length,
  pages: pages.length,
  rss: process.memoryUsage.rss(),
  rssBefore,
  queries,
};
process.send?.(ready);
// Answers each message with the processor time used so far, in seconds.
process.on('message', () => {
  const {user, system} = process.cpuUsage();
  process.send?.((user + system) / 1e6);
});

function readInput(from: number | string): {
  pages: readonly PageDocument[];
  records: readonly SearchRecord[];
} {
  if (typeof from === 'string') {
    const list = readServedRecords(from);
    return {pages: pagesOfRecords(list), records: list};
  }
  const made = createSyntheticPages(from);
  return {pages: made, records: recordsOfPages(made)};
}

async function serve({engine, insights}: ServerTask): Promise<number> {
  if (engine === 'ours') {
    const folder = mkdtempSync(join(tmpdir(), 'bench-server-'));
    const file = join(folder, 'records.jsonl');
    writeFileSync(file, records.map((record) => `${JSON.stringify(record)}\n`).join(''));
    const database = join(folder, 'insights.sqlite');
    const {app} = await createServer({
      ...DEFAULT_CONFIG,
      rateLimit: null,
      indices: {docs: {records: file}},
      insights: insights ? {database, retentionDays: 180, maxMegabytes: 1024} : null,
    });
    return Number(new URL(await app.listen({port: 0, host: '127.0.0.1'})).port);
  }
  const search = engine === 'naive' ? createNaiveSearch(records) : await openPeer(engine as EngineName);
  const server = createHttpServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      const {requests} = JSON.parse(Buffer.concat(chunks).toString());
      const hits = await search(requests[0].query);
      response.writeHead(200, {'content-type': 'application/json'}).end(JSON.stringify({results: [{hits}]}));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return (server.address() as AddressInfo).port;
}

async function openPeer(name: EngineName): Promise<(query: string) => Promise<readonly string[]>> {
  const built = await (await createEngine(name)).build({pages, records});
  const opened = await built.open();
  return (query) => opened.search(query, 'shown');
}
