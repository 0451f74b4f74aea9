import {afterEach, expect, test, vi} from 'vitest';
import {createPage} from '@help-center/testkit';
import {createSearchHandler} from '../../src/client/embedded/createSearchHandler.ts';
import type {WorkerReply, WorkerRequest} from '../../src/client/embedded/createWorkerClient.ts';
import {createServedIndex, MANIFEST_URL} from './support/createServedIndex.ts';
import {fetchIndexFile} from '../../src/client/embedded/createIndexLoader.ts';

const CAMERAS = createPage({path: '/docs/cameras/', title: 'Cameras', text: ['Add a camera.']});
const INDEX = 'help-center';
const open = (id: number, manifest?: object) =>
  ({id, method: 'open', args: [MANIFEST_URL, INDEX, manifest]}) as const;
const search = (id: number, query: string) =>
  ({id, method: 'search', args: [[{indexName: INDEX, query}], false]}) as const;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function openHandler(records = CAMERAS) {
  const served = createServedIndex(records, {singleFileBytes: 0});
  // Nothing is fetched ahead.
  vi.stubGlobal('navigator', {connection: {saveData: true}});
  vi.stubGlobal('fetch', served.fetch);
  const answers = new Map<number, (reply: WorkerReply) => void>();
  const handle = createSearchHandler((reply) => answers.get(reply.id)?.(reply));
  const ask = (request: WorkerRequest) =>
    new Promise<WorkerReply>((resolve) => {
      answers.set(request.id, resolve);
      handle(request);
    });
  return {served, ask};
}

test('starts to read the index when it gets the address', async () => {
  const {served, ask} = openHandler();
  await ask(open(1));
  await expect.poll(() => served.fetched.length).toBeGreaterThanOrEqual(2);
});

/** The part of the manifest that a page holds. */
async function readPart({fetch}: {fetch: typeof globalThis.fetch}): Promise<object> {
  const {format, version, parts} = (await (await fetch(MANIFEST_URL)).json()) as {
    format: string;
    version: number;
    parts: {name: string}[];
  };
  return {format, version, parts: parts.map(({name}) => ({name}))};
}

test('does not fetch a manifest when it was given one with the first parts', async () => {
  const {served, ask} = openHandler();
  const manifest = await readPart(served);
  served.fetched.length = 0;
  await ask(open(1, manifest));
  expect(await ask(search(2, 'camera'))).toMatchObject({
    value: [{nbHits: expect.any(Number) as number}],
  });
  expect(served.fetched).not.toContain('manifest.json');
});

test('previews hits without their text', async () => {
  const {served, ask} = openHandler();
  await ask(open(-1));
  expect(await ask({id: 1, method: 'preview', args: [{indexName: INDEX, query: 'cam'}]})).toMatchObject({
    value: {nbHits: 1, hits: [{url: expect.stringContaining('/docs/cameras/') as string}]},
  });
  expect(served.fetched.filter((name) => name.startsWith('text-'))).toEqual([]);
});

test('does not wait with a preview for a search whose texts are missing', async () => {
  const {served, ask} = openHandler();
  vi.stubGlobal('fetch', (url: string) =>
    url.includes('/text-') ? new Promise<Response>(() => undefined) : served.fetch(url),
  );
  await ask(open(1));
  const request = {indexName: INDEX, query: 'camera'};
  const answered = vi.fn<() => void>();
  void ask(search(2, 'camera')).then(answered, () => undefined);
  expect(await ask({id: 3, method: 'preview', args: [request]})).toMatchObject({value: {nbHits: 1}});
  expect(answered).not.toHaveBeenCalled();
});

test('fetches a given manifest that cannot be read', async () => {
  const {served, ask} = openHandler();
  await ask(open(-1, {format: 'another'}));
  expect(await ask({id: 1, method: 'suggest', args: ['camera', 1]})).not.toHaveProperty('error');
  expect(served.fetched).toContain('manifest.json');
});

test('does not read the index again because the page has its manifest', async () => {
  const {served, ask} = openHandler();
  const manifest = await readPart(served);
  await ask(open(-1, manifest));
  expect(await ask({id: 1, method: 'revalidate'})).toMatchObject({value: false});
});

test('finds the index in requests right after opening', async () => {
  const {ask} = openHandler();
  const replies = await Promise.all([ask(open(1)), ask({id: 2, method: 'revalidate'})]);
  for (const reply of replies) expect(reply).not.toHaveProperty('error');
});

test('does not report an index that a deploy has replaced as a failed check', async () => {
  const {served, ask} = openHandler();
  const manifest = await readPart(served);
  served.deploy(createPage({path: '/docs/lamps/', title: 'Lamps', text: ['Add a lamp.']}), {
    singleFileBytes: 0,
  });
  let release: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    release = resolve;
  });
  vi.stubGlobal('fetch', async (url: string) => {
    // The old part is still under way when a newer index is looked for.
    if (url === MANIFEST_URL) release();
    else await asked;
    return served.fetch(url);
  });
  await ask(open(1, manifest));
  expect(await ask({id: 2, method: 'revalidate'})).toMatchObject({value: false});
  expect(await ask(search(3, 'lamp'))).toMatchObject({value: [{nbHits: 1}]});
});

const PART = 'https://help.example.com/search-index/text-0-abcdefgh.json';

test('times out after twenty seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    expect(ms).toBe(20_000);
    return AbortSignal.abort(new DOMException('too late', 'TimeoutError'));
  });
  vi.stubGlobal('fetch', async (_url: string, {signal}: RequestInit) => {
    signal?.throwIfAborted();
    return new Response();
  });
  await expect(fetchIndexFile(PART, {})).rejects.toMatchObject({
    name: 'RetryError',
    failures: [{host: PART, reason: 'timeout'}],
  });
  expect(timeout).toHaveBeenCalledTimes(1);
});
