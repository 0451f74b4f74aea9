import {act} from 'react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {createHit} from '../client/support/createResult.ts';
import {createDialog, createSaved, type TestDialog} from './createDialog.tsx';

let dialog: TestDialog;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(async () => {
  await dialog.unmount();
  vi.useRealTimers();
});

/** What a screen reader was told last. */
async function spoken(): Promise<string> {
  await act(() => vi.advanceTimersByTimeAsync(500));
  return document.querySelector('output')?.textContent ?? '';
}

test('announces the key hints for a question mark and neither searches nor reports it', async () => {
  const answered = vi.fn<(query: string, count: number) => void>();
  const ignore = () => undefined;
  const reporter = {answered, clicked: ignore, closed: ignore};
  dialog = await createDialog({reporter});
  await dialog.type('?');
  expect(await spoken()).toBe('Keys');
  expect(dialog.search).not.toHaveBeenCalled();
  expect(answered).not.toHaveBeenCalled();
});

test('announces each removal once', async () => {
  dialog = await createDialog({
    saved: createSaved('one', 'two'),
    hitsFor: () => [createHit('ANSVIS', 'Cameras')],
  });
  const remove = () => dialog.click(dialog.button('Remove this search from history'));
  await remove();
  const first = await spoken();
  await remove();
  const second = await spoken();
  expect([first.trim(), second.trim()]).toEqual(['Removed from history', 'Removed from history']);
  expect(second).not.toBe(first);
  await dialog.type('camera');
  expect(await spoken()).toBe('1 result for "camera"');
  await dialog.type('');
  expect(await spoken()).toBe('');
});

test('announces a word without matches with the number of results, and shows it', async () => {
  const hit = createHit('ANSVIS', 'Camera');
  dialog = await createDialog({
    hitsFor: () => [hit],
    resultFor: (query) => ({unmatchedWords: query.includes('zzzz') ? ['zzzz'] : []}),
  });
  await dialog.type('camera zzzz');
  const told = 'No page contains "zzzz"; showing the rest';
  expect(document.querySelector('.DocSearch-Notice')?.textContent).toBe(told);
  expect(await spoken()).toBe(`1 result for "camera zzzz". ${told}`);
  await dialog.type('camera');
  expect(document.querySelector('.DocSearch-Notice')).toBeNull();
});

test('announces when a quoted phrase is searched as words', async () => {
  dialog = await createDialog({
    hitsFor: () => [createHit('ANSVIS', 'Camera')],
    resultFor: () => ({unmatchedPhrases: ['camera red']}),
  });
  await dialog.type('"camera red"');
  const notice = 'No page contains the exact phrase "camera red"; showing pages with its words';
  expect(document.querySelector('.DocSearch-Notice')?.textContent).toBe(notice);
  expect(await spoken()).toBe(`1 result for "camera red". ${notice}`);
});

test('does not announce a word that is being composed', async () => {
  dialog = await createDialog({
    hitsFor: (query) => (query === 'ボタン' ? [createHit('ANSVIS', 'ボタン')] : []),
  });
  const compose = (type: string) =>
    act(async () => dialog.input().dispatchEvent(new CompositionEvent(type, {bubbles: true})));
  await compose('compositionstart');
  await dialog.type('ぼ');
  expect(await spoken()).toBe('');
  await dialog.type('ボタン');
  await compose('compositionend');
  expect(await spoken()).toBe('1 result for "ボタン"');
});

test('quotes a phrase without results once', async () => {
  dialog = await createDialog();
  await dialog.type('"blue zebra"');
  expect(await spoken()).toBe('No results for "blue zebra"');
  expect(dialog.text()).toContain('No results for "blue zebra"');
});
