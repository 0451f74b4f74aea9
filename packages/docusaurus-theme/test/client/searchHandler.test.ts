import {afterEach, expect, test, vi} from 'vitest';
import {createPage} from '@help-center/testkit';
import {createSearchHandler} from '../../src/client/embedded/createSearchHandler.ts';
import type {WorkerReply, WorkerRequest} from '../../src/client/embedded/messages.ts';
import {createServedIndex, MANIFEST_URL} from './support/createServedIndex.ts';

const CAMERAS = createPage({path: '/docs/cameras/', title: 'Cameras', text: ['Add a camera.']});
const OPEN = {kind: 'open', manifestUrl: MANIFEST_URL, indexName: 'help-center'} as const;

afterEach(() => {
  vi.unstubAllGlobals();
});

function openHandler() {
  const served = createServedIndex(CAMERAS, {singleFileBytes: 0});
  // Nothing is fetched ahead.
  vi.stubGlobal('navigator', {connection: {saveData: true}});
  vi.stubGlobal('fetch', served.fetch);
  const replies: WorkerReply[] = [];
  const handle = createSearchHandler((reply) => replies.push(reply));
  const ask = async (request: WorkerRequest) => {
    handle(request);
    await vi.waitFor(() => expect(replies.some(({id}) => id === request.id)).toBe(true));
    return replies.find(({id}) => id === request.id);
  };
  return {served, ask};
}

test('begins to read the index when it is told where it is', async () => {
  const {served, ask} = openHandler();
  await ask({id: 1, ...OPEN});
  await vi.waitFor(() => expect(served.fetched.length).toBeGreaterThanOrEqual(2));
});

test('does not ask for a manifest that it was given', async () => {
  const {served, ask} = openHandler();
  const manifestText = await (await served.fetch(MANIFEST_URL)).text();
  served.fetched.length = 0;
  await ask({id: 1, ...OPEN, manifestText});
  expect(
    await ask({id: 2, kind: 'search', requests: [{indexName: 'help-center', query: 'camera'}]}),
  ).toMatchObject({
    ok: true,
    value: [{nbHits: expect.any(Number) as number}],
  });
  expect(served.fetched).not.toContain('manifest.json');
});

test('reads the index once when the page and then the dialog open it', async () => {
  const {served, ask} = openHandler();
  await ask({id: -1, ...OPEN});
  await ask({id: 1, ...OPEN});
  await ask({id: 2, kind: 'search', requests: [{indexName: 'help-center', query: 'camera'}]});
  expect(served.fetched.filter((name) => name === 'manifest.json')).toHaveLength(1);
});

test('what was warmed needs no file more', async () => {
  const {served, ask} = openHandler();
  await ask({id: -1, ...OPEN});
  await ask({id: -2, kind: 'warm', query: 'camera'});
  const before = served.fetched.length;
  await ask({id: 2, kind: 'search', requests: [{indexName: 'help-center', query: 'camera'}]});
  expect(served.fetched).toHaveLength(before);
});

test('a manifest that was given and cannot be read is fetched', async () => {
  const {served, ask} = openHandler();
  await ask({id: -1, ...OPEN, manifestText: '<!doctype html>'});
  expect(await ask({id: 1, kind: 'warm', query: 'camera'})).toMatchObject({ok: true});
  expect(served.fetched).toContain('manifest.json');
});

test('what follows the opening at once finds the index', async () => {
  const {ask} = openHandler();
  const [opened, revalidated] = await Promise.all([ask({id: 1, ...OPEN}), ask({id: 2, kind: 'revalidate'})]);
  expect([opened?.ok, revalidated?.ok]).toEqual([true, true]);
});
