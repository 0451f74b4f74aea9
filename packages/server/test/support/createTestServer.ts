import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {onTestFinished} from 'vitest';
import {buildIndex, type BuildIndexOptions} from '@help-center/engine/build';
import type {SearchRecord} from '@help-center/records';
import {INDEX_NAME, SITE} from '@help-center/testkit';
import {
  createServer,
  DEFAULT_CONFIG,
  type CreateServerOptions,
  type SearchServer,
  type ServerConfig,
} from '@help-center/server';

/** A folder that is gone after the test. */
export async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'search-server-'));
  onTestFinished(() => rm(folder, {recursive: true, force: true}));
  return folder;
}

/** Writes the index of the records as the site build does: the manifest last. */
export async function writeIndexFolder(
  folder: string,
  records: readonly SearchRecord[],
  settings: BuildIndexOptions = {},
): Promise<void> {
  const {manifest, files} = buildIndex(records, settings);
  await mkdir(folder, {recursive: true});
  for (const [name, bytes] of files) await writeFile(join(folder, name), bytes);
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
}

/** A folder, gone after the test, with the index of the contract's site in `index`. */
export async function createIndex(): Promise<string> {
  const folder = await createFolder();
  await writeIndexFolder(join(folder, 'index'), SITE);
  return folder;
}

/**
 * Creates a server over an index folder of the contract's site; it is stopped after the test. Searches on a busy machine
 * end by themselves, not by the time limit.
 */
export async function createTestServer(
  config: Partial<ServerConfig> = {},
  options: CreateServerOptions = {},
): Promise<SearchServer> {
  const folder = await createFolder();
  await writeIndexFolder(folder, SITE);
  const server = await createServer(
    {
      ...DEFAULT_CONFIG,
      rateLimit: null,
      timeLimitMs: 60_000,
      indices: {[INDEX_NAME]: {folder}},
      ...config,
    },
    options,
  );
  onTestFinished(() => server.stop());
  return server;
}

/** Starts a server on a free port and returns its origin. */
export async function listen(server: SearchServer): Promise<string> {
  return server.app.listen({port: 0, host: '127.0.0.1'});
}
