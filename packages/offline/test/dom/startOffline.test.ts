import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {forgetSite} from '../../src/client/saveSite.ts';
import {isRefused, setRefused} from '../../src/client/register.ts';
import {cacheNames} from '../../src/storage/index.ts';
import {createCaches} from '../createCaches.ts';

const BASE = '/help/';
const names = cacheNames(BASE);
const active = {state: 'activated', scriptURL: '', postMessage: vi.fn<(message: object) => void>()};
const registration = Object.assign(new EventTarget(), {
  active,
  unregister: vi.fn<() => Promise<boolean>>(async () => true),
});
const register = vi.fn<(address: string, options: object) => Promise<unknown>>(async () => registration);
const prefetch = vi.fn<(path: string) => void>();

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  localStorage.clear();
  active.scriptURL = 'https://docs.example/help/service-worker.js';
  vi.stubGlobal('caches', createCaches('https://docs.example'));
  vi.stubGlobal('navigator', {
    onLine: true,
    serviceWorker: {
      register,
      ready: Promise.resolve(registration),
      getRegistration: async () => registration,
    },
  });
  vi.spyOn(performance, 'getEntriesByType').mockImplementation((type) =>
    type === 'resource' ? ([{name: 'https://docs.example/help/a.js'}] as PerformanceEntryList) : [],
  );
  Object.assign(window, {docusaurus: {prefetch}});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A new page, whose modules start anew. */
const open = () => import('../../src/client/startOffline.ts');

test('registers the worker on the first page and stores pages one by one', async () => {
  const {showPage} = await open();
  await showPage(BASE, '/help/docs/a/');
  expect(register).toHaveBeenCalledExactlyOnceWith('/help/service-worker.js', {scope: BASE});
  expect(active.postMessage).toHaveBeenLastCalledWith({
    kind: 'keep',
    addresses: [location.pathname, 'https://docs.example/help/a.js'],
  });
  expect(prefetch).toHaveBeenCalledExactlyOnceWith('/help/offline');
  await showPage(BASE, '/help/docs/b/');
  expect(register).toHaveBeenCalledOnce();
  expect(active.postMessage).toHaveBeenLastCalledWith({kind: 'keep', addresses: ['/help/docs/b/']});
});

test('stores no second copy of hydrated pages for readers with metered data', async () => {
  const {showPage} = await open();
  await showPage(BASE, '/help/docs/a/');
  Object.assign(navigator, {connection: {saveData: true}});
  await showPage(BASE, '/help/docs/b/');
  expect(active.postMessage).toHaveBeenCalledOnce();
});

test('registers no worker after an opt-out, and clears what other tabs stored since', async () => {
  setRefused(true);
  for (const name of [names.pages, names.assets, 'help-center /other/ pages', 'theirs'])
    await (await caches.open(name)).put('/x', new Response(''));
  const {showPage} = await open();
  await showPage(BASE, '/help/docs/a/');
  expect(register).not.toHaveBeenCalled();
  expect(await caches.keys()).toEqual(['help-center /other/ pages', 'theirs']);
});

test('stops the worker before clearing its own caches, and remembers the opt-out', async () => {
  for (const name of [names.pages, names.saved('v1'), 'help-center /other/ pages'])
    await (await caches.open(name)).put('/x', new Response(''));
  await forgetSite(BASE);
  expect(active.postMessage).toHaveBeenCalledExactlyOnceWith({kind: 'forget'});
  expect(registration.unregister).toHaveBeenCalledOnce();
  expect(await caches.keys()).toEqual(['help-center /other/ pages']);
  expect(isRefused()).toBe(true);
});

test('clears everything even when the storage is full', async () => {
  await (await caches.open(names.saved('v1'))).put('/x', new Response(''));
  vi.stubGlobal('localStorage', {
    setItem() {
      throw new DOMException('', 'QuotaExceededError');
    },
  });
  await expect(forgetSite(BASE)).rejects.toMatchObject({name: 'QuotaExceededError'});
  expect(await caches.keys()).toEqual([]);
  expect(registration.unregister).toHaveBeenCalledOnce();
});

test('keeps the worker of another site above this one', async () => {
  active.scriptURL = 'https://docs.example/other-worker.js';
  await forgetSite(BASE);
  expect(active.postMessage).not.toHaveBeenCalled();
  expect(registration.unregister).not.toHaveBeenCalled();
});

test('stores nothing without storage', () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new DOMException('', 'SecurityError');
    },
  });
  expect(isRefused()).toBe(true);
});
