import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {createDialog} from './createDialog.tsx';
import type {TestDialog} from './createDialog.tsx';

let dialog: TestDialog;
const reload = vi.fn<() => void>();

beforeEach(async () => {
  reload.mockReset();
  sessionStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(location, 'reload').mockImplementation(reload);
  dialog = await createDialog();
  // As the bundler says that a script is not there.
  const error = Object.assign(new Error('Loading chunk 7 failed.'), {name: 'ChunkLoadError'});
  dialog.search.mockRejectedValue(error);
  await dialog.type('camera');
});
afterEach(async () => {
  await dialog.unmount();
  vi.restoreAllMocks();
});

test('a script of search that cannot be fetched is told in the words of the dialog', () => {
  expect(dialog.text()).toContain('You might want to check your network connection.');
  expect(dialog.text()).not.toContain('chunk');
});

test('Retry loads the page anew where the site answers without that script', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('<html></html>'));
  await dialog.click(dialog.button('Retry'));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(sessionStorage.getItem('help-center.query')).toBe('camera');
});

test('Retry asks again where the site does not answer', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await dialog.click(dialog.button('Retry'));
  await vi.waitFor(() => expect(dialog.search).toHaveBeenCalledTimes(2));
  expect(reload).not.toHaveBeenCalled();
});
