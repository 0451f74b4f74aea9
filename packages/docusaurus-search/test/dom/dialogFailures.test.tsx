import {afterEach, expect, test, vi} from 'vitest';
import {ApiError, DeserializationError, RetryError} from '../../src/client/SearchClient.ts';
import {CAMERA_HITS, createCameraDialog} from './createCameraDialog.tsx';
import type {TestDialog} from './createDialog.tsx';

let dialog: TestDialog;
const open = async (setup: Parameters<typeof createCameraDialog>[0] = {}) => {
  dialog = await createCameraDialog(setup);
};

afterEach(async () => {
  await dialog.unmount();
  vi.restoreAllMocks();
});

test('offers suggestions and a report link when nothing was found', async () => {
  await open({
    hitsFor: (query) => (query === 'kamera' ? [] : CAMERA_HITS),
    suggestions: ['camera', 'cameras', 'camera data', 'data'],
    options: {missingResultsUrl: 'https://example.com/report?about={query}'},
  });
  await dialog.type('kamera');
  expect(dialog.text()).toContain('No results for "kamera"');
  expect(dialog.text()).toContain('Try searching for');
  expect(document.querySelectorAll('.DocSearch-Prefill')).toHaveLength(3);
  expect(dialog.text()).toContain('Believe this query should return results?');
  expect(document.querySelector('a[target=_blank]')?.getAttribute('href')).toBe(
    'https://example.com/report?about=kamera',
  );
  await dialog.click(dialog.button('camera'));
  expect(dialog.input().value).toBe('camera');
  expect(dialog.options()).toHaveLength(3);
});

test('does not offer to report a missing result when reports are not configured', async () => {
  await open({hitsFor: () => []});
  await dialog.type('kamera');
  expect(dialog.text()).not.toContain('Believe this query');
});

test.each([
  ['no host can be reached', new RetryError([])],
  ['a host answers with a page of HTML', new DeserializationError('not JSON', '<html>')],
])('reports that results cannot be fetched when %s', async (_, error) => {
  await open();
  dialog.search.mockRejectedValueOnce(error);
  await dialog.type('camera');
  expect(dialog.text()).toContain('Unable to fetch results');
  expect(dialog.text()).toContain('You might want to check your network connection.');
  expect(dialog.text()).not.toContain('No results');
});

test('does not blame the network when a host refuses', async () => {
  await open();
  dialog.search.mockRejectedValueOnce(new ApiError('forbidden', 403));
  await dialog.type('camera');
  expect(dialog.text()).toContain('Unable to fetch results');
  expect(dialog.text()).toContain('The search service refused the search (status 403).');
  expect(dialog.text()).not.toContain('network');
});

test('retries with Retry', async () => {
  await open();
  dialog.search.mockRejectedValueOnce(new RetryError([]));
  await dialog.type('camera');
  await dialog.click(dialog.button('Retry'));
  expect(dialog.options()).toHaveLength(3);
});

test('shows a configuration error instead of blaming the network', async () => {
  await open();
  dialog.search.mockRejectedValueOnce(new Error('`appId` is missing.'));
  await dialog.type('camera');
  expect(dialog.text()).toContain('`appId` is missing.');
});

test('shows when the shipped index answered', async () => {
  await open({fallback: true});
  await dialog.type('camera');
  expect(dialog.text()).toContain('These results come from the copy shipped with this site.');
});

test('shows when the shipped index answered because the service refused', async () => {
  await open({fallback: true, refusal: 403});
  await dialog.type('camera');
  const said =
    'The search service refused the search (status 403). These results come from the copy shipped with this site.';
  expect(dialog.text()).toContain(said);
  expect(dialog.text()).not.toContain('did not answer');
});
