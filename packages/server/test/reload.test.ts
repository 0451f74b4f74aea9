import {copyFile, readdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {createPage, SITE} from '@help-center/testkit';
import {createServer, DEFAULT_CONFIG} from '@help-center/server';
import {createIndexStore} from '../src/indices/createIndexStore.ts';
import {createFolder, createTestServer, listen, writeIndexFolder} from './support/createTestServer.ts';

const FIRST = createPage({path: '/docs/a/', title: 'First edition'});
const SECOND = createPage({path: '/docs/a/', title: 'Second edition'});
const QUERIES = '/1/indexes/*/queries';
const PAYLOAD = {requests: [{indexName: 'docs', query: 'edition'}]};

type Server = Awaited<ReturnType<typeof createTestServer>>;

async function readTitle({app}: Server): Promise<string> {
  const answer = await app.inject({method: 'POST', url: QUERIES, payload: PAYLOAD});
  return answer.json().results[0].hits[0].hierarchy.lvl1;
}

async function serveFolder(settings = {}) {
  const folder = await createFolder();
  await writeIndexFolder(folder, FIRST, settings);
  return {folder, server: await createTestServer({indices: {docs: {folder}}})};
}

/** A change is taken once two looks in a row have seen the same files. */
async function checkTwice({indices}: Server): Promise<void> {
  await indices.check();
  await indices.check();
}

test('answers from new files once they are complete', async () => {
  const {folder, server} = await serveFolder();
  await writeIndexFolder(folder, SECOND);
  await checkTwice(server);
  expect(await readTitle(server)).toBe('Second edition');
});

test('does not load files that are still being written', async () => {
  const {folder, server} = await serveFolder();
  await writeIndexFolder(folder, SECOND);
  await server.indices.check();
  expect(await readTitle(server)).toBe('First edition');
});

test('changes nothing when the files are unchanged', async () => {
  const {server} = await serveFolder();
  await checkTwice(server);
  expect(server.indices.status()[0]).toMatchObject({reloads: 0, failedReloads: 0});
});

test('reloads on request', async () => {
  const {folder, server} = await serveFolder();
  await writeIndexFolder(folder, SECOND);
  await server.indices.reload();
  expect(await readTitle(server)).toBe('Second edition');
});

test('loads a new records file and keeps the previous one while the new one is damaged', async () => {
  const folder = await createFolder();
  const records = join(folder, 'records.jsonl');
  const write = (list: readonly unknown[]) =>
    writeFile(records, list.map((record) => `${JSON.stringify(record)}\n`).join(''));
  await write(FIRST);
  const server = await createTestServer({indices: {docs: {records}}});
  await writeFile(records, JSON.stringify(SECOND[0]).slice(0, 40));
  await checkTwice(server);
  expect(await readTitle(server)).toBe('First edition');
  expect(server.indices.status()[0]?.failure).toMatch(/records\.jsonl line 1 is not valid JSON/u);
  await write(SECOND);
  await checkTwice(server);
  expect(await readTitle(server)).toBe('Second edition');
  expect(server.indices.status()[0]?.failure).toBeNull();
});

test('does not retry an unchanged faulty records file', async () => {
  const folder = await createFolder();
  const records = join(folder, 'records.jsonl');
  await writeFile(records, FIRST.map((record) => JSON.stringify(record)).join('\n'));
  let time = 0;
  const onReload: unknown[] = [];
  const store = await createIndexStore({
    origins: {docs: {records}},
    searcher: {open: async () => 1},
    onReload: (_name, error) => void onReload.push(error),
    now: () => time,
  });
  const [failedReloads, failure] = [() => store.status()[0]?.failedReloads, () => store.status()[0]?.failure];
  await writeFile(records, 'broken');
  for (let round = 0; round < 6; round++) await store.check();
  expect([failedReloads(), failure()]).toEqual([1, expect.stringContaining('is not valid JSON')]);
  // It may have been the machine that failed, not the file.
  time += 60_000;
  for (let round = 0; round < 3; round++) await store.check();
  expect(failedReloads()).toBe(2);
  await store.reload();
  expect(failedReloads()).toBe(3);
  await writeFile(records, 'broken otherwise');
  for (let round = 0; round < 3; round++) await store.check();
  expect(failedReloads()).toBe(4);
  await writeFile(records, SECOND.map((record) => JSON.stringify(record)).join('\n'));
  for (let round = 0; round < 3; round++) await store.check();
  expect([failedReloads(), failure(), store.status()[0]?.reloads]).toEqual([4, null, 1]);
});

test('reads an incomplete folder again only after a change', async () => {
  const {folder, server} = await serveFolder({singleFileBytes: 0});
  const next = await createFolder();
  await writeIndexFolder(next, SECOND, {singleFileBytes: 0});
  await copyFile(join(next, 'manifest.json'), join(folder, 'manifest.json'));
  for (let round = 0; round < 6; round++) await server.indices.check();
  expect(server.indices.status()[0]?.failedReloads).toBe(1);
  for (const name of await readdir(next)) await copyFile(join(next, name), join(folder, name));
  await checkTwice(server);
  expect(await readTitle(server)).toBe('Second edition');
});

test('keeps the previous index during truncation and reports it in health and metrics', async () => {
  const {folder, server} = await serveFolder();
  await rm(folder, {recursive: true});
  await writeIndexFolder(folder, SECOND);
  const part = (await readdir(folder)).find((name) => name.startsWith('site-')) as string;
  const bytes = await readFile(join(folder, part));
  await writeFile(join(folder, part), bytes.subarray(0, bytes.length / 2));
  await checkTwice(server);
  expect(await readTitle(server)).toBe('First edition');
  const health = await server.app.inject({url: '/health'});
  expect([health.statusCode, health.json().status, health.json().indices.docs.isCurrent]).toEqual([
    200,
    'degraded',
    false,
  ]);
  expect((await server.app.inject({url: '/metrics'})).body).toContain('search_index_stale{index="docs"} 1');
  await writeFile(join(folder, part), bytes);
  await checkTwice(server);
  expect(await readTitle(server)).toBe('Second edition');
});

test('rejects a partial upload and loads it once complete', async () => {
  const {folder, server} = await serveFolder({singleFileBytes: 0});
  const next = await createFolder();
  await writeIndexFolder(next, SECOND, {singleFileBytes: 0});
  // In the order of their names, as an upload sends them: the manifest before the texts.
  const names = (await readdir(next)).sort((a, b) => a.localeCompare(b));
  const late = names.filter((name) => name.startsWith('text-') || name.startsWith('words-'));
  expect(names.indexOf('manifest.json')).toBeLessThan(names.indexOf(late[0] ?? ''));
  for (const name of names.filter((other) => !late.includes(other))) {
    await copyFile(join(next, name), join(folder, name));
  }
  for (const name of late) {
    await checkTwice(server);
    expect(await readTitle(server)).toBe('First edition');
    expect((await server.app.inject({url: '/health'})).json()).toMatchObject({
      status: 'degraded',
      indices: {docs: {isCurrent: false}},
    });
    expect(server.indices.status()[0]?.failure).toMatch(
      /is incomplete: its part "\w+-0-\w{8}\.\w+" is missing/u,
    );
    await copyFile(join(next, name), join(folder, name));
  }
  await checkTwice(server);
  expect(await readTitle(server)).toBe('Second edition');
  expect((await server.app.inject({url: '/health'})).json().status).toBe('ok');
});

test('rejects a new index with one changed byte in any part', async () => {
  const next = await createFolder();
  await writeIndexFolder(next, SECOND, {singleFileBytes: 0});
  const parts = (await readdir(next)).filter((name) => name !== 'manifest.json');
  expect(parts.length).toBeGreaterThan(3);
  for (const part of parts) {
    const {folder, server} = await serveFolder({singleFileBytes: 0});
    for (const name of await readdir(next)) await copyFile(join(next, name), join(folder, name));
    const bytes = await readFile(join(next, part));
    // Of the same length, and perhaps still readable: the hash alone tells.
    const middle = bytes.length >> 1;
    bytes[middle] = (bytes[middle] ?? 0) ^ 1;
    await writeFile(join(folder, part), bytes);
    await checkTwice(server);
    expect([part, await readTitle(server)]).toEqual([part, 'First edition']);
    expect([part, server.indices.status()[0]?.failure]).toEqual([part, expect.stringContaining(part)]);
    await copyFile(join(next, part), join(folder, part));
    await checkTwice(server);
    expect([part, await readTitle(server)]).toEqual([part, 'Second edition']);
  }
});

test('reports damage of a served part in health until it is repaired', async () => {
  const {folder, server} = await serveFolder({singleFileBytes: 0});
  const part = join(folder, (await readdir(folder)).find((name) => name.startsWith('text-')) as string);
  const bytes = await readFile(part);
  await writeFile(part, bytes.subarray(1));
  await checkTwice(server);
  expect(await readTitle(server)).toBe('First edition');
  expect(server.indices.status()[0]?.failure).toMatch(/is damaged or only partly uploaded/u);
  await writeFile(part, bytes);
  await checkTwice(server);
  expect(server.indices.status()[0]?.failure).toBeNull();
});

test('keeps the previous index when the new one has a later version', async () => {
  const {folder, server} = await serveFolder();
  await writeIndexFolder(folder, SECOND);
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
  await writeFile(
    join(folder, 'manifest.json'),
    JSON.stringify({...manifest, version: manifest.version + 1}),
  );
  await checkTwice(server);
  expect(await readTitle(server)).toBe('First edition');
  expect(server.indices.status()[0]?.failure).toMatch(/has format version 3, this engine reads version 2/u);
});

test('continues to answer when the folder is gone', async () => {
  const {folder, server} = await serveFolder({singleFileBytes: 0});
  await rm(folder, {recursive: true});
  await checkTwice(server);
  expect(await readTitle(server)).toBe('First edition');
});

test('loses no request while the index is replaced repeatedly', async () => {
  const {folder, server} = await serveFolder({singleFileBytes: 0});
  const origin = await listen(server);
  const done = new AbortController();
  const seen = new Set<string>();
  const ask = async () => {
    while (!done.signal.aborted) {
      const answer = await fetch(`${origin}${QUERIES}`, {method: 'POST', body: JSON.stringify(PAYLOAD)});
      expect(answer.status).toBe(200);
      const {results} = (await answer.json()) as {results: {hits: {hierarchy: {lvl1: string}}[]}[]};
      seen.add(results[0]?.hits[0]?.hierarchy.lvl1 ?? 'nothing');
    }
  };
  const callers = Array.from({length: 3}, ask);
  for (let round = 0; round < 6; round++) {
    const next = `${folder}-next`;
    await writeIndexFolder(next, round % 2 === 0 ? SECOND : FIRST, {singleFileBytes: 0});
    await rename(folder, `${folder}-old`);
    await rename(next, folder);
    await rm(`${folder}-old`, {recursive: true});
    await server.indices.reload();
  }
  done.abort();
  await Promise.all(callers);
  expect([...seen].sort()).toEqual(['First edition', 'Second edition']);
});

test('does not start without an index, and names the folder', async () => {
  const folder = await createFolder();
  const starting = createServer({...DEFAULT_CONFIG, indices: {docs: {folder}}});
  await expect(starting).rejects.toThrow(`the index folder "${folder}" has no readable manifest.json`);
});

test('reads records and synonyms with a byte order mark, as lines and as a list', async () => {
  const folder = await createFolder();
  const [records, list, synonyms] = ['a.jsonl', 'b.json', 'c.yml'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  await writeFile(records, `\uFEFF${FIRST.map((record) => JSON.stringify(record)).join('\r\n')}`);
  await writeFile(list, `\uFEFF${JSON.stringify(FIRST)}`);
  await writeFile(synonyms, '\uFEFFsynonyms: [[edition, issue]]');
  const server = await createTestServer({indices: {docs: {records, synonyms}, list: {records: list}}});
  expect(await readTitle(server)).toBe('First edition');
  expect(server.indices.status().map((one) => one.records)).toEqual([FIRST.length, FIRST.length]);
});

test('does not start on an invalid record, and names line and field', async () => {
  const records = join(await createFolder(), 'records.jsonl');
  await writeFile(records, `${JSON.stringify(SITE[0])}\n${JSON.stringify({...SITE[1], url: 7})}\n`);
  const starting = createServer({...DEFAULT_CONFIG, indices: {docs: {records}}});
  await expect(starting).rejects.toThrow(/records\.jsonl line 2.*url/u);
});
