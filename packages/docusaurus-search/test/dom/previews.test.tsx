import {afterEach, expect, test, vi} from 'vitest';
import type {SearchClient} from '../../src/client/types.ts';
import {createHit, createResult} from '../client/support/createResult.ts';
import {createDialog, type TestDialog} from './createDialog.tsx';

let dialog: TestDialog;

afterEach(async () => {
  await dialog.unmount();
});

const PREVIEW = createResult(
  [createHit('A', 'camera'), {...createHit('B', 'camera'), type: 'content' as const, content: '…'}],
  {nbHits: 2, query: 'camera'},
);

/** A client whose answers a test decides on. */
function createClient(search: SearchClient['search'], isNewer = false): SearchClient {
  return {
    search: vi.fn<SearchClient['search']>(search),
    preview: () => Promise.resolve(undefined),
    suggest: () => Promise.resolve([]),
    revalidate: () => Promise.resolve(isNewer),
  };
}

const never = () => new Promise<never>(() => undefined);
const takeEarlyQuery = () => ({query: 'camera', result: PREVIEW});

test('shows the hits that were on show before the dialog was there', async () => {
  dialog = await createDialog({client: createClient(never), takeEarlyQuery});
  expect(dialog.options()).toHaveLength(2);
  expect(dialog.input().value).toBe('camera');
});

test('opens a hit of a preview with Enter, since the answer has the same', async () => {
  dialog = await createDialog({client: createClient(never), takeEarlyQuery});
  await dialog.press('Enter');
  expect(dialog.navigate).toHaveBeenCalledOnce();
});

test('opens the first hit when Enter was pressed before the dialog was there', async () => {
  const client = createClient(() =>
    Promise.resolve({results: [PREVIEW], backend: 'embedded', fallback: false}),
  );
  dialog = await createDialog({client, takeEarlyQuery: () => ({query: 'camera', entered: true})});
  await vi.waitFor(() => expect(dialog.navigate).toHaveBeenCalledOnce());
});

test('opens nothing on its own when Enter was not pressed', async () => {
  dialog = await createDialog({client: createClient(never), takeEarlyQuery});
  expect(dialog.navigate).not.toHaveBeenCalled();
});

test.each(['camera', 'cameras'])(
  'keeps a hit whose text has not come as its heading, with %s in the field',
  async (query) => {
    dialog = await createDialog({client: createClient(never), takeEarlyQuery});
    await dialog.type(query);
    const [, second] = dialog.options();
    if (second) await dialog.click(second);
    const [recent] = dialog.saved.getLists().recent;
    expect(recent?.content).toBeNull();
    expect(recent?.type).not.toBe('content');
  },
);

test('an Enter that is meant for a newer query waits for its hits', async () => {
  dialog = await createDialog({client: createClient(never), takeEarlyQuery});
  await dialog.type('cameras');
  await dialog.press('Enter');
  expect(dialog.navigate).not.toHaveBeenCalled();
});

test('keeps the titles when the texts cannot be fetched, and asks again on Retry', async () => {
  const client = createClient(() => Promise.reject(new Error('no network')));
  dialog = await createDialog({client, takeEarlyQuery});
  await vi.waitFor(() => expect(dialog.text()).toContain('The text of these results could not be fetched.'));
  expect(dialog.options()).toHaveLength(2);
  await dialog.click(dialog.button('Retry'));
  expect(client.search).toHaveBeenCalledTimes(2);
});

test('asks again for the hits on show when the index turns out to be older than the site', async () => {
  const client = createClient(
    () => Promise.resolve({results: [PREVIEW], backend: 'embedded', fallback: false}),
    true,
  );
  dialog = await createDialog({client, takeEarlyQuery});
  await vi.waitFor(() => expect(client.search).toHaveBeenCalledTimes(2));
});
