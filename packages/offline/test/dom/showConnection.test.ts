import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {hideNotice, showNotice} from '../../src/client/noticeBar.ts';
import {showConnection} from '../../src/client/showConnection.ts';

const bar = () => document.querySelector('.offline-bar');

/** Starts on a page that came from the network or from a copy, in a browser that has a network or none. */
function start({onLine, isCopy}: {onLine: boolean; isCopy: boolean}): void {
  vi.stubGlobal('navigator', {onLine});
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    {serverTiming: isCopy ? [{name: 'offline-copy'}] : []},
  ] as unknown as PerformanceEntryList);
  showConnection('/help/');
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  hideNotice();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a reader with a network is told nothing, and the live region is there before it has something to say', () => {
  start({onLine: true, isCopy: false});
  expect(bar()?.textContent).toBe('');
  expect(bar()?.getAttribute('role')).toBe('status');
});

test('a page that opens without a network says so and leads to what is on the device', () => {
  start({onLine: false, isCopy: false});
  expect(bar()?.textContent).toContain('You are offline.');
  expect(bar()?.querySelector('a')?.getAttribute('href')).toBe('/help/offline');
});

test('a copy is called a copy when the network is not responding', () => {
  start({onLine: true, isCopy: true});
  expect(bar()?.textContent).toContain('This is the copy on this device.');
});

test('when the network is back, that is said for five seconds', () => {
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

test('a notice that came after the good news stays', () => {
  start({onLine: true, isCopy: false});
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  showNotice('A new version');
  vi.advanceTimersByTime(6000);
  expect(bar()?.textContent).toBe('A new version');
});

test('a network that comes back unasked is no news', () => {
  start({onLine: true, isCopy: false});
  window.dispatchEvent(new Event('online'));
  expect(bar()?.textContent).toBe('');
});
