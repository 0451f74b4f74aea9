import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {hideNotice, showNotice} from '../../src/client/noticeBar.ts';
import {showConnection} from '../../src/client/showConnection.ts';
import {cacheNames, type SavedFiles} from '../../src/storage/index.ts';
import {createCaches} from '../createCaches.ts';

let caches: ReturnType<typeof createCaches>;

/** Saves groups, or the whole site, without a reader. */
async function keep(only?: readonly string[]): Promise<void> {
  const list: SavedFiles = {
    version: 'v1',
    bytes: 0,
    files: [
      {path: '', hash: 'h', size: 1},
      {path: 'docs/A/', hash: 'a', size: 1},
    ],
    common: {files: [0], bytes: 1},
    groups: [
      {id: 'A', name: 'First', start: 'docs/A/', folder: 'docs/A/', files: [1], bytes: 1},
      {id: 'B', name: 'Second', start: 'docs/B/', folder: 'docs/B/', files: [], bytes: 0},
    ],
    ...(only && {only}),
  };
  const cache = await caches.open(cacheNames('/help/').saved('v1'));
  await cache.put('/help/offline-files.json', new Response(JSON.stringify(list)));
}

/** What the style sheets that scripts have made say. */
const rules = () =>
  [...document.adoptedStyleSheets]
    .flatMap(({cssRules}) => [...cssRules])
    .map(({cssText}) => cssText)
    .filter((text) => text.includes('DocSearch-Hit'))
    .join();

const bar = () => document.querySelector('.offline-bar');

/** Starts on a page that came from the network or from a copy, in a browser that has a network or none. */
function start({onLine, isCopy}: {onLine: boolean; isCopy: boolean}): void {
  vi.stubGlobal('navigator', {onLine});
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    {serverTiming: isCopy ? [{name: 'offline-copy'}] : []},
  ] as unknown as PerformanceEntryList);
  showConnection('/help/');
}

beforeEach(() => {
  vi.useFakeTimers();
  caches = createCaches(location.origin);
  vi.stubGlobal('caches', caches);
});
afterEach(() => {
  hideNotice();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('shows nothing online, with the live region in place', () => {
  start({onLine: true, isCopy: false});
  expect(bar()?.textContent).toBe('');
  expect(bar()?.getAttribute('role')).toBe('status');
});

test('shows that a page is offline, with a link to stored pages', () => {
  start({onLine: false, isCopy: false});
  expect(bar()?.textContent).toContain('You are offline.');
  expect(bar()?.querySelector('a')?.getAttribute('href')).toBe('/help/offline');
});

test('labels a stored page when the network does not respond', () => {
  start({onLine: true, isCopy: true});
  expect(bar()?.textContent).toContain('This is the copy on this device.');
});

test('shows for five seconds that the network is back', () => {
  start({onLine: true, isCopy: false});
  window.dispatchEvent(new Event('offline'));
  expect(bar()?.textContent).toContain('You are offline.');
  window.dispatchEvent(new Event('online'));
  expect(bar()?.textContent).toBe('You are online again.');
  vi.advanceTimersByTime(4900);
  expect(bar()?.textContent).toBe('You are online again.');
  vi.advanceTimersByTime(200);
  expect(bar()?.textContent).toBe('');
});

test('keeps a notice that follows the news of the network', () => {
  start({onLine: true, isCopy: false});
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  showNotice('A new version');
  vi.advanceTimersByTime(6000);
  expect(bar()?.textContent).toBe('A new version');
});

test('does not announce an unexpected recovery', () => {
  start({onLine: true, isCopy: false});
  window.dispatchEvent(new Event('online'));
  expect(bar()?.textContent).toBe('');
});

test('names stored groups while offline and marks other hits', async () => {
  await keep(['A']);
  start({onLine: false, isCopy: false});
  await expect.poll(() => bar()?.textContent).toContain('can be read and searched. Saved: First.');
  expect(rules()).toContain('Not saved on this device');
  window.dispatchEvent(new Event('online'));
  expect(rules()).toBe('');
});

test('names and marks nothing when the whole site is stored', async () => {
  await keep();
  start({onLine: false, isCopy: false});
  await vi.advanceTimersByTimeAsync(100);
  expect(bar()?.textContent).not.toContain('Saved:');
  expect(rules()).toBe('');
});
