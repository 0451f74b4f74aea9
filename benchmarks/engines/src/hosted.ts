import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {createServer, DEFAULT_CONFIG} from '../../../packages/server/src/index.ts';
import {requestOf} from './ours.ts';
import type {SearchEngine} from './SearchEngine.ts';

/** Milliseconds after which an answer is no longer waited for. */
const PATIENCE = 10_000;

/** A service that answers, and what it wants to be told. */
interface Service {
  readonly origin: string;
  readonly indexName: string;
  readonly headers: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/**
 * The hosted protocol over HTTP, with the parameters of the search dialog. `HOSTED_URL` and `HOSTED_INDEX` name a service
 * that has the pages already (`HOSTED_APP` and `HOSTED_KEY` if it asks for them); otherwise our server stands in for it.
 */
export const hosted: SearchEngine = {
  // Our own server is no peer of ours.
  name: process.env['HOSTED_URL'] === undefined ? 'ours over HTTP' : 'hosted',
  version: process.env['HOSTED_URL'] ?? 'our server',
  settings: 'the hosted protocol over HTTP, parameters of the dialog, 20 hits',
  codeFiles: async () => [],
  build: async ({records}) => ({
    files: [],
    open: async () => {
      const service = namedService() ?? (await startServer(records));
      return {
        search: async (query) => {
          const {requests} = requestOf(query);
          const response = await fetch(`${service.origin}/1/indexes/*/queries`, {
            method: 'POST',
            headers: {'content-type': 'application/json', ...service.headers},
            body: JSON.stringify({requests: requests.map((own) => ({...own, indexName: service.indexName}))}),
            signal: AbortSignal.timeout(PATIENCE),
          });
          if (!response.ok) throw new Error(`${service.origin} answered ${response.status}.`);
          const {results} = (await response.json()) as {results: {hits: {url: string}[]}[]};
          return results[0]?.hits.map(({url}) => url) ?? [];
        },
        filesRead: () => [],
        close: () => service.close(),
      };
    },
  }),
};

function namedService(): Service | undefined {
  const {HOSTED_URL: url, HOSTED_INDEX: indexName, HOSTED_APP: app, HOSTED_KEY: key} = process.env;
  if (url === undefined) return undefined;
  if (indexName === undefined) throw new Error('HOSTED_INDEX must name the index of the service.');
  return {
    origin: url.replace(/\/$/, ''),
    indexName,
    headers: {
      ...(app !== undefined && {'x-algolia-application-id': app}),
      ...(key !== undefined && {'x-algolia-api-key': key}),
    },
    close: async () => {},
  };
}

async function startServer(records: readonly object[]): Promise<Service> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-hosted-'));
  const file = join(folder, 'records.jsonl');
  writeFileSync(file, records.map((record) => `${JSON.stringify(record)}\n`).join(''));
  const {app} = await createServer({
    ...DEFAULT_CONFIG,
    rateLimit: null,
    indices: {docs: {records: file}},
    insights: null,
  });
  return {
    origin: await app.listen({port: 0, host: '127.0.0.1'}),
    indexName: 'docs',
    headers: {},
    close: async () => {
      await app.close();
      rmSync(folder, {recursive: true, force: true});
    },
  };
}
