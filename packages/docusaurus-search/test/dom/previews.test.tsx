import {afterEach, expect, test, vi} from 'vitest';
import type {SearchClient} from '../../src/client/SearchClient.ts';
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
    preview: ({query}) => Promise.resolve(query === PREVIEW.query ? PREVIEW : undefined),
    suggest: () => Promise.resolve([]),
    revalidate: () => Promise.resolve(isNewer),
  };
}

const never = () => new Promise<never>(() => undefined);
const answer = () => Promise.resolve({results: [PREVIEW], backend: 'embedded' as const, fallback: false});
const fail = () => Promise.reject(new Error('no network'));
const initialQuery = 'camera';

/** Opens a dialog that shows the preview of a query. */
async function openPreview(client: SearchClient): Promise<TestDialog> {
  const opened = await createDialog({client, initialQuery});
  await expect.poll(() => opened.options()).toHaveLength(2);
  return opened;
}

test('opens a preview hit with Enter', async () => {
  dialog = await openPreview(createClient(never));
  await dialog.press('Enter');
  expect(dialog.navigate).toHaveBeenCalledOnce();
});

test('opens the first hit when Enter was pressed before the dialog loaded', async () => {
  dialog = await createDialog({client: createClient(answer), initialQuery, isEntered: true});
  await expect.poll(() => dialog.navigate).toHaveBeenCalledOnce();
});

test.each([
  ['answered', answer],
  ['failed', fail],
])('calls back when a query has %s', async (_, search) => {
  const onAnswered = vi.fn<() => void>();
  dialog = await createDialog({client: createClient(search), initialQuery, onAnswered});
  await expect.poll(() => onAnswered).toHaveBeenCalledOnce();
});

test('does not call back for a preview', async () => {
  const onAnswered = vi.fn<() => void>();
  dialog = await createDialog({client: createClient(never), initialQuery, onAnswered});
  await expect.poll(() => dialog.options()).toHaveLength(2);
  expect(onAnswered).not.toHaveBeenCalled();
});

test('opens nothing when Enter was not pressed', async () => {
  dialog = await openPreview(createClient(never));
  expect(dialog.navigate).not.toHaveBeenCalled();
});

test.each(['camera', 'cameras'])(
  'saves a hit without text as its heading, with %s in the field',
  async (query) => {
    dialog = await openPreview(createClient(never));
    await dialog.type(query);
    const [, second] = dialog.options();
    if (second) await dialog.click(second);
    const [recent] = dialog.saved.getLists().recent;
    expect(recent?.content).toBeNull();
    expect(recent?.type).not.toBe('content');
  },
);

test('waits for the hits of a newer query before it handles Enter', async () => {
  dialog = await openPreview(createClient(never));
  await dialog.type('cameras');
  await dialog.press('Enter');
  expect(dialog.navigate).not.toHaveBeenCalled();
});

test('keeps the titles when texts cannot be fetched, and retries on Retry', async () => {
  let refuse: (error: Error) => void = () => undefined;
  const client = createClient(() => new Promise((_, reject) => (refuse = reject)));
  dialog = await openPreview(client);
  refuse(new Error('no network'));
  await expect.poll(() => dialog.text()).toContain('The text of these results could not be fetched.');
  expect(dialog.options()).toHaveLength(2);
  await dialog.click(dialog.button('Retry'));
  expect(client.search).toHaveBeenCalledTimes(2);
});

test('repeats the search when the index is older than the site', async () => {
  const client = createClient(
    () => Promise.resolve({results: [PREVIEW], backend: 'embedded', fallback: false}),
    true,
  );
  dialog = await createDialog({client, initialQuery});
  await expect.poll(() => client.search).toHaveBeenCalledTimes(2);
});
