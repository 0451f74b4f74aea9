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

function openHandler(records = CAMERAS, products: Parameters<typeof createSearchHandler>[1] = []) {
  const served = createServedIndex(records, {singleFileBytes: 0});
  // Nothing is fetched ahead.
  vi.stubGlobal('navigator', {connection: {saveData: true}});
  vi.stubGlobal('fetch', served.fetch);
  const replies: WorkerReply[] = [];
  const handle = createSearchHandler((reply) => replies.push(reply), products);
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

/** The part of the manifest that a page holds. */
async function readPart({fetch}: {fetch: typeof globalThis.fetch}): Promise<object> {
  const {format, version, parts} = (await (await fetch(MANIFEST_URL)).json()) as {
    format: string;
    version: number;
    parts: {name: string}[];
  };
  return {format, version, parts: parts.map(({name}) => ({name}))};
}

test('does not ask for a manifest when it was given the part that leads to the first files', async () => {
  const {served, ask} = openHandler();
  const manifest = await readPart(served);
  served.fetched.length = 0;
  await ask({id: 1, ...OPEN, manifest});
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

test('the titles of hits come without their text, ready to be shown', async () => {
  const {served, ask} = openHandler();
  await ask({id: -1, ...OPEN, early: {maxResultsPerGroup: 5, externalUrlRegex: null}});
  expect(await ask({id: -2, kind: 'early', query: 'cam'})).toMatchObject({
    ok: true,
    value: {
      query: 'cam',
      result: {nbHits: 1, hits: [{url: expect.stringContaining('/docs/cameras/') as string}]},
      groups: [
        {
          hits: [
            {
              href: '/docs/cameras/',
              title: [
                {text: 'Cam', marked: true},
                {text: 'eras', marked: false},
              ],
            },
          ],
        },
      ],
    },
  });
  expect(served.fetched.filter((name) => name.startsWith('text-'))).toEqual([]);
});

test('the first hits are those of the language and the version of the page', async () => {
  const next = createPage({path: '/docs/next/cameras/', title: 'Cameras', tag: 'docs-default-next'});
  const german = createPage({path: '/de/cameras/', title: 'Cameras', language: 'de'});
  const {ask} = openHandler([...next, ...german, ...CAMERAS]);
  const facetFilters = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']];
  await ask({id: -1, ...OPEN, early: {maxResultsPerGroup: 5, externalUrlRegex: null, facetFilters}});
  expect(await ask({id: -2, kind: 'early', query: 'cam'})).toMatchObject({
    ok: true,
    value: {result: {nbHits: 1}, groups: [{hits: [{href: '/docs/cameras/'}]}]},
  });
});

test('the product of the page goes first among equal hits before the dialog is there, unless no page is told', async () => {
  const products = ['A', 'B'].map((label) => ({label, to: `/docs/${label}/`}));
  const records = products.flatMap(({label, to}) =>
    createPage({path: to, title: 'Requirements', category: label, product: label}),
  );
  const firstAt = async (path: string) => {
    const {ask} = openHandler(records, products);
    await ask({id: -1, ...OPEN, path, early: {maxResultsPerGroup: 5, externalUrlRegex: null}});
    const reply = (await ask({id: -2, kind: 'early', query: 'requirements'})) as unknown as {
      value: {groups: {label: string}[]};
    };
    return reply.value.groups[0]?.label;
  };
  expect([await firstAt('/docs/A/setup/'), await firstAt('/docs/B/setup/')]).toEqual(['A', 'B']);
  expect(await firstAt('')).toBe('A');
});

test('a hit in a part of a page is shown by the page and the headings down to it', async () => {
  const records = createPage({
    path: '/docs/cameras/',
    title: 'Cameras',
    sections: [{heading: 'Light', text: ['Use a lamp.']}],
  });
  const {ask} = openHandler(records);
  await ask({id: -1, ...OPEN, early: {maxResultsPerGroup: 5, externalUrlRegex: null}});
  expect(await ask({id: -2, kind: 'early', query: 'light'})).toMatchObject({
    value: {groups: [{hits: [{title: [{text: 'Cameras'}], path: 'Light\n…'}]}]},
  });
});

test('a page that may not show hits early has what they need read for the dialog', async () => {
  const {served, ask} = openHandler();
  await ask({id: -1, ...OPEN});
  expect(await ask({id: -2, kind: 'early', query: 'camera'})).toMatchObject({ok: true, value: null});
  expect(served.fetched.some((name) => name.startsWith('terms-'))).toBe(true);
});

test('whole hits are shown early where there is nothing that comes before them', async () => {
  const {ask} = openHandler();
  await ask({id: -1, ...OPEN, early: {maxResultsPerGroup: 5, externalUrlRegex: null}});
  const reply = await ask({id: -2, kind: 'early', query: '"add a camera"'});
  expect(reply).toMatchObject({ok: true, value: {result: {hits: [{content: 'Add a camera.'}]}}});
});

test('a preview does not wait for a search whose texts are not there', async () => {
  const {served, ask} = openHandler();
  vi.stubGlobal('fetch', (url: string) =>
    url.includes('/text-') ? new Promise<Response>(() => undefined) : served.fetch(url),
  );
  await ask({id: 1, ...OPEN});
  const request = {indexName: 'help-center', query: 'camera'};
  const search = vi.fn<() => void>();
  void ask({id: 2, kind: 'search', requests: [request]}).then(search, () => undefined);
  expect(await ask({id: 3, kind: 'preview', request})).toMatchObject({ok: true, value: {nbHits: 1}});
  expect(search).not.toHaveBeenCalled();
});

test('a manifest that was given and cannot be read is fetched', async () => {
  const {served, ask} = openHandler();
  await ask({id: -1, ...OPEN, manifest: {format: 'another'}});
  expect(await ask({id: 1, kind: 'early', query: 'camera'})).toMatchObject({ok: true});
  expect(served.fetched).toContain('manifest.json');
});

test('what the page knows of the manifest is no reason to read the index again', async () => {
  const {served, ask} = openHandler();
  const manifest = await readPart(served);
  await ask({id: -1, ...OPEN, manifest});
  expect(await ask({id: 1, kind: 'revalidate'})).toMatchObject({ok: true, value: false});
});

test('what follows the opening at once finds the index', async () => {
  const {ask} = openHandler();
  const [opened, revalidated] = await Promise.all([ask({id: 1, ...OPEN}), ask({id: 2, kind: 'revalidate'})]);
  expect([opened?.ok, revalidated?.ok]).toEqual([true, true]);
});

test('an index that a deploy has replaced is no failure of looking for a newer one', async () => {
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
  await ask({id: 1, ...OPEN, manifest});
  expect(await ask({id: 2, kind: 'revalidate'})).toMatchObject({ok: true, value: false});
  expect(
    await ask({id: 3, kind: 'search', requests: [{indexName: 'help-center', query: 'lamp'}]}),
  ).toMatchObject({ok: true, value: [{nbHits: 1}]});
});
