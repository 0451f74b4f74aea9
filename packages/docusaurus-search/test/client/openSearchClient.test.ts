import {CONFIG_DEFAULTS, type SearchConfig} from '../../src/contract/SearchConfig.ts';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {openSearchClient} from '../../src/client/island/openSearch.ts';
import {createFakeHosts, json, type FakeHosts, type HostBehaviour} from './support/createFakeHosts.ts';
import {createResult} from './support/createResult.ts';

const A = 'https://a.example.com';
const REQUESTS = [{indexName: 'help-center', query: 'camera'}];
const OPTIONS: SearchConfig = {
  ...CONFIG_DEFAULTS,
  files: '/assets/search/',
  provider: 'Help Center',
  browse: {pages: [], products: [], help: [], queries: []},
};
const SERVER = {
  type: 'server',
  hosts: [A],
  fallbackToEmbedded: false,
  appId: '',
  apiKey: '',
  insights: false,
} as const;

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://help.example.com/docs/'));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const values = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function serve(behaviour: HostBehaviour): FakeHosts {
  const hosts = createFakeHosts({[A]: behaviour});
  vi.stubGlobal('fetch', hosts.fetch);
  return hosts;
}
const open = (change: Partial<SearchConfig>) => openSearchClient({...OPTIONS, ...change});

test('asks the configured server', async () => {
  serve(json({results: [createResult([])]}));
  expect(await (await open({backend: SERVER})).client.search(REQUESTS)).toMatchObject({backend: 'server'});
});

test('starts a worker with the index of the site when the embedded index answers', async () => {
  const started: string[] = [];
  vi.stubGlobal(
    'Worker',
    class {
      constructor(url: string) {
        started.push(url);
      }
      addEventListener(): void {}
      postMessage({method, args}: {method: string; args: readonly string[]}): void {
        if (method === 'open') started.push(args[0] ?? '');
      }
    },
  );
  const controller = new AbortController();
  const {client} = await open({manifestUrl: '/search-index/manifest.json'});
  const call = client.search(REQUESTS, {signal: controller.signal});
  controller.abort();
  await expect(call).rejects.toMatchObject({name: 'AbortError'});
  expect(started).toEqual([
    '/assets/search/worker.js',
    'https://help.example.com/search-index/manifest.json',
  ]);
});

test('posts events to a server that accepts them', async () => {
  const hosts = serve(json({results: [createResult([])], status: 200}));
  const {insights} = await open({backend: {...SERVER, insights: true}});
  insights?.clicked(createResult([]), 'A/one', 0);
  await expect.poll(() => hosts.urls.map(({pathname}) => pathname)).toEqual(['/1/events']);
  expect(hosts.bodies[0]).toMatchObject({events: [{eventType: 'click', objectIDs: ['A/one']}]});
});

test('sends no events to other servers', async () => {
  expect(await open({backend: SERVER})).not.toHaveProperty('insights');
});
