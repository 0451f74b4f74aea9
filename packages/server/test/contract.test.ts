import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterAll} from 'vitest';
import {algoliasearch} from 'algoliasearch';
import {liteClient} from 'algoliasearch/lite';
import type {BuildIndexOptions} from '@help-center/engine/build';
import type {QueriesResponseBody} from '@help-center/engine/protocol';
import type {SearchRecord} from '@help-center/records';
import {createServer, DEFAULT_CONFIG, type IndexOrigin, type SearchServer} from '@help-center/server';
import {INDEX_NAME, runSearchContract, type ContractClient} from '@help-center/testkit';
import {bundleCli} from './support/bundleCli.ts';
import {writeIndexFolder} from './support/createTestServer.ts';

/** In milliseconds: the clients' own limits are short for a busy machine, as is the server's for a search. */
const PATIENT = {connect: 60_000, read: 60_000, write: 60_000};
const cli = await bundleCli();
afterAll(() => cli.remove());
const THREADS = new URL('threads/', pathToFileURL(cli.file));

type Prepare = (
  folder: string,
  records: readonly SearchRecord[],
  settings?: BuildIndexOptions,
) => Promise<IndexOrigin>;

const fromFolder: Prepare = async (folder, records, settings) => {
  await writeIndexFolder(folder, records, settings);
  return {folder};
};

const fromShards: Prepare = async (folder, records, settings) => {
  await writeIndexFolder(folder, records, {...settings, singleFileBytes: 0});
  return {folder};
};

const fromRecords: Prepare = async (folder, records, settings = {}) => {
  const file = join(folder, 'records.jsonl');
  const synonyms = join(folder, 'synonyms.json');
  await writeFile(file, records.map((record) => `${JSON.stringify(record)}\n`).join(''));
  await writeFile(
    synonyms,
    JSON.stringify({synonyms: settings.synonyms ?? [], abbreviations: settings.abbreviations ?? {}}),
  );
  return {records: file, synonyms};
};

/** Starts a server, and makes a client that stops it when it is closed. */
function target(
  name: string,
  prepare: Prepare,
  connect: (server: SearchServer) => Promise<Pick<ContractClient, 'search'>>,
  threads?: URL,
): void {
  runSearchContract({
    name,
    async createClient(records, settings) {
      const folder = await mkdtemp(join(tmpdir(), 'search-contract-'));
      const origin = await prepare(folder, records, settings);
      const indices = {[INDEX_NAME]: origin};
      const server = await createServer(
        {...DEFAULT_CONFIG, rateLimit: null, timeLimitMs: 60_000, indices},
        {...(threads && {threads})},
      );
      const {search} = await connect(server);
      return {
        search,
        async close() {
          await server.stop();
          await rm(folder, {recursive: true});
        },
      };
    },
  });
}

async function inject(server: SearchServer): Promise<Pick<ContractClient, 'search'>> {
  return {
    async search(requests) {
      const answer = await server.app.inject({
        method: 'POST',
        url: '/1/indexes/*/queries',
        headers: {'content-type': 'text/plain'},
        payload: JSON.stringify({requests}),
      });
      const body = answer.json();
      if (answer.statusCode !== 200) throw Object.assign(new Error(body.message), {status: body.status});
      return body as QueriesResponseBody;
    },
  };
}

async function hostOf(server: SearchServer) {
  const {host} = new URL(await server.app.listen({port: 0, host: '127.0.0.1'}));
  return [{url: host, accept: 'readWrite' as const, protocol: 'http' as const}];
}

// Each source and each client once; agreement.test.ts compares the sources with and without threads.
target('server by injection, index in parts', fromShards, inject);
target('server with threads, records file', fromRecords, inject, THREADS);
target('server over HTTP, lite client', fromFolder, async (server) => {
  const client = liteClient('APP', 'key', {hosts: await hostOf(server), timeouts: PATIENT});
  return {search: (requests) => client.search({requests: requests as never}) as never};
});
target('server over HTTP, full search client', fromFolder, async (server) => {
  const client = algoliasearch('APP', 'key', {hosts: await hostOf(server), timeouts: PATIENT});
  return {search: (requests) => client.search({requests: requests as never}) as never};
});
