import {setImmediate} from 'node:timers/promises';
import {expect, test} from 'vitest';
import {callTool as call, createAgentSite, postMcp as post} from './support/agentSite.ts';
import {createTestServer, listen} from './support/createTestServer.ts';

test('serves searches of assistants at /mcp and counts them separately', async () => {
  const origin = await listen(await createTestServer({site: (await createAgentSite()).folder}));
  const response = await post(origin, call('search_docs', {query: 'camera'}));
  expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('"results"')]);
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  expect(metrics).toContain('search_agent_calls_total{tool="search_docs"} 1');
});

test('has no /mcp without a site', async () => {
  const origin = await listen(await createTestServer());
  expect((await post(origin, call('list_pages', {}))).status).toBe(404);
});

test('applies keys, allowed origins and limits to assistants', async () => {
  const server = await createTestServer({
    site: (await createAgentSite()).folder,
    keys: [{key: 'a-key-of-20-characters', permissions: ['search']}],
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

/** Searches that are sent together. */
const callOften = (count: number): string => {
  const message = JSON.parse(call('search_docs', {query: 'camera'})) as object;
  return JSON.stringify(Array.from({length: count}, (_, id) => ({...message, id})));
};

test('counts each message of a batch', async () => {
  const site = (await createAgentSite()).folder;
  const origin = await listen(await createTestServer({site, rateLimit: {perSecond: 0.01, burst: 60}}));
  const batch = callOften(100);
  const ask = async (): Promise<number> => {
    const response = await post(origin, batch);
    await response.text();
    return response.status;
  };
  expect([await ask(), await ask()]).toEqual([200, 429]);
});

test('interleaves other requests with the messages of a batch', async () => {
  const site = (await createAgentSite()).folder;
  const origin = await listen(await createTestServer({site}));
  await post(origin, call('search_docs', {query: 'camera'}));
  const batch = callOften(50);
  let turns = 0;
  const answered = new AbortController();
  const takeTurns = async () => {
    for (; !answered.signal.aborted; turns += 1) await setImmediate();
  };
  const others = takeTurns();
  await (await post(origin, batch)).text();
  answered.abort();
  await others;
  expect(turns).toBeGreaterThan(50);
});
