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

test('the first worker of a site takes over by itself, and nobody is told', () => {
  registration.active = null;
  watch();
  const worker = registration.find();
  worker.become('installed');
  expect(worker.postMessage).not.toHaveBeenCalled();
  expect(notice()).toBe('');
});

test('a page that came from the network is of the newest version, so its worker takes over without a word', () => {
  watch();
  const worker = registration.find();
  expect(worker.postMessage).not.toHaveBeenCalled();
  worker.become('installed');
  expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith({kind: 'take-over'});
  expect(notice()).toBe('');
});

test('a version that is found while the page stays open is offered, and nothing reloads by itself', () => {
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

test('"Show it" lets the new worker take over and loads the page once, when it has or after two seconds', () => {
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

test('a worker that stays busy does not hold up the new version', () => {
  watch();
  window.dispatchEvent(new Event('online'));
  registration.find().become('installed');
  button('Show it')?.click();
  vi.advanceTimersByTime(2000);
  expect(reload).toHaveBeenCalledOnce();
});

test('an offer that gave way to the notice about the network is there again when the network is', () => {
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

test('"Later" takes the offer away and leaves everything as it is', () => {
  watch();
  window.dispatchEvent(new Event('online'));
  const worker = registration.find();
  worker.become('installed');
  button('Later')?.click();
  expect(notice()).toBe('');
  expect(worker.postMessage).not.toHaveBeenCalled();
});

test('a version that waits since before a page without network is offered at once', () => {
  vi.stubGlobal('navigator', {onLine: false, serviceWorker: container});
  registration.waiting = new FakeWorker();
  registration.waiting.state = 'installed';
  watch();
  expect(notice()).toContain('A new version of this site is ready.');
});

test('a page that is looked at again asks for a new version once an hour, and a failure is no error', () => {
  registration.update.mockRejectedValue(new TypeError('no network'));
  watch();
  window.dispatchEvent(new Event('visibilitychange'));
  expect(registration.update).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60 * 60 * 1000 + 1);
  window.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('visibilitychange'));
  expect(registration.update).toHaveBeenCalledOnce();
});
