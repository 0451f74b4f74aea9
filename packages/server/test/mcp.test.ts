import {mkdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {SITE} from '@help-center/testkit';
import {createFolder, createTestServer, listen, writeIndexFolder} from './support/createTestServer.ts';

const [record] = SITE;
const url = (record?.url ?? '').replace(/#.*$/, '');

async function createSite(): Promise<string> {
  const folder = await createFolder();
  const page = {url, markdownUrl: `${url}index.md`, title: 'A page', headings: []};
  const pages = [{...page, description: null, product: null, updated: null}];
  const about = {format: 1, title: 'Docs', description: 'About it', url: new URL('/', url).href};
  const site = {...about, products: [], pages, redirects: {}};
  await mkdir(join(folder, 'agents'));
  await writeFile(join(folder, 'agents/site.json'), JSON.stringify(site));
  await writeIndexFolder(join(folder, 'search-index'), SITE);
  return folder;
}

const call = (name: string, args: object) =>
  JSON.stringify({jsonrpc: '2.0', id: 1, method: 'tools/call', params: {name, arguments: args}});

function post(origin: string, body: string, headers: Record<string, string> = {}) {
  return fetch(`${origin}/mcp`, {
    method: 'POST',
    headers: {'content-type': 'application/json', accept: 'application/json', ...headers},
    body,
  });
}

test('assistants search the site at /mcp, and are counted apart', async () => {
  const origin = await listen(await createTestServer({site: await createSite()}));
  const response = await post(origin, call('search_docs', {query: 'camera'}));
  expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('"results"')]);
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  expect(metrics).toContain('search_agent_calls_total{tool="search_docs"} 1');
});

test('without a site there is nothing at /mcp', async () => {
  const origin = await listen(await createTestServer());
  expect((await post(origin, call('list_pages', {}))).status).toBe(404);
});

test('keys, allowed origins and limits of the server hold for assistants, too', async () => {
  const server = await createTestServer({
    site: await createSite(),
    keys: [{key: 'a-key-of-20-characters', may: ['search']}],
    allowedOrigins: ['https://help.example.com'],
    rateLimit: {perSecond: 0.01, burst: 4},
  });
  const origin = await listen(server);
  const key = {'x-algolia-api-key': 'a-key-of-20-characters'};
  expect((await post(origin, call('list_pages', {}))).status).toBe(403);
  expect((await post(origin, call('list_pages', {}), {...key, origin: 'https://evil.example'})).status).toBe(
    403,
  );
  expect((await post(origin, call('list_pages', {}), key)).status).toBe(200);
  expect((await fetch(`${origin}/mcp`, {headers: key})).status).toBe(405);
  const limited = await post(origin, call('list_pages', {}), key);
  expect([limited.status, limited.headers.has('retry-after')]).toEqual([429, true]);
});
