import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {hideNotice, showNotice} from '../../src/client/noticeBar.ts';
import {watchUpdates} from '../../src/client/watchUpdates.ts';

/** Those of a test; a page that goes takes them with it. */
const workers: FakeWorker[] = [];

class FakeWorker extends EventTarget {
  state = 'installing';
  constructor() {
    super();
    workers.push(this);
  }
  readonly postMessage = vi.fn<(message: object) => void>();
  become(state: string) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  active: FakeWorker | null = new FakeWorker();
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
  readonly update = vi.fn<() => Promise<void>>(async () => undefined);
  /** A new version is found, as by the browser. */
  find(): FakeWorker {
    this.installing = new FakeWorker();
    this.dispatchEvent(new Event('updatefound'));
    return this.installing;
  }
}

let registration: FakeRegistration;
let container: EventTarget;
const reload = vi.fn<() => void>();
const watch = () => watchUpdates(registration as unknown as ServiceWorkerRegistration);
const button = (name: string) =>
  [...document.querySelectorAll('.offline-bar button')].find(({textContent}) => textContent === name) as
    | HTMLElement
    | undefined;
const notice = () => document.querySelector('.offline-bar')?.textContent ?? '';

beforeEach(() => {
  vi.useFakeTimers();
  registration = new FakeRegistration();
  container = new EventTarget();
  vi.stubGlobal('navigator', {onLine: true, serviceWorker: container});
  vi.stubGlobal('location', {href: 'https://docs.example/a', reload});
  reload.mockClear();
});

afterEach(() => {
  for (const worker of workers.splice(0)) worker.become('redundant');
  hideNotice();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('lets the first worker take over silently', () => {
  registration.active = null;
  watch();
  const worker = registration.find();
  worker.become('installed');
  expect(worker.postMessage).not.toHaveBeenCalled();
  expect(notice()).toBe('');
});

test('lets the worker of a fresh page take over silently', () => {
  watch();
  const worker = registration.find();
  expect(worker.postMessage).not.toHaveBeenCalled();
  worker.become('installed');
  expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith({kind: 'take-over'});
  expect(notice()).toBe('');
});

test('offers a version found on an open page without reloading', () => {
  watch();
  window.dispatchEvent(new Event('online'));
  expect(registration.update).toHaveBeenCalledOnce();
  const worker = registration.find();
  worker.become('installed');
  expect(notice()).toContain('A new version of this site is ready.');
  vi.advanceTimersByTime(60_000);
  expect(worker.postMessage).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

test('reloads once for "Show it", on takeover or after two seconds', () => {
  watch();
  window.dispatchEvent(new Event('online'));
  const worker = registration.find();
  worker.become('installed');
  button('Show it')?.click();
  expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith({kind: 'take-over'});
  expect(reload).not.toHaveBeenCalled();
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(5000);
  expect(reload).toHaveBeenCalledOnce();
});

test('reloads when the worker stays busy', () => {
  watch();
  window.dispatchEvent(new Event('online'));
  registration.find().become('installed');
  button('Show it')?.click();
  vi.advanceTimersByTime(2000);
  expect(reload).toHaveBeenCalledOnce();
});

test('restores an offer after an offline notice', () => {
  watch();
  window.dispatchEvent(new Event('online'));
  const worker = registration.find();
  worker.become('installed');
  showNotice('You are offline.');
  window.dispatchEvent(new Event('online'));
  expect(notice()).toContain('A new version of this site is ready.');
  button('Later')?.click();
  window.dispatchEvent(new Event('online'));
  expect(notice()).toBe('');
  expect(worker.postMessage).not.toHaveBeenCalled();
});

test('dismisses the offer with "Later"', () => {
  watch();
  window.dispatchEvent(new Event('online'));
  const worker = registration.find();
  worker.become('installed');
  button('Later')?.click();
  expect(notice()).toBe('');
  expect(worker.postMessage).not.toHaveBeenCalled();
});

test('offers a version that waited while offline', () => {
  vi.stubGlobal('navigator', {onLine: false, serviceWorker: container});
  registration.waiting = new FakeWorker();
  registration.waiting.state = 'installed';
  watch();
  expect(notice()).toContain('A new version of this site is ready.');
});

test('checks once an hour when a page becomes visible, and ignores failures', () => {
  registration.update.mockRejectedValue(new TypeError('no network'));
  watch();
  window.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(60 * 60 * 1000);
  window.dispatchEvent(new Event('visibilitychange'));
  expect(registration.update).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  window.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('visibilitychange'));
  expect(registration.update).toHaveBeenCalledOnce();
});
