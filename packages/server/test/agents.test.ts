// What the search server does for assistants beyond search: reports, counting apart, foreign hosts.
import {rename} from 'node:fs/promises';
import {request} from 'node:http';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import type {InsightsReport} from '../src/insights/reportTables.ts';
import {createFolder, createTestServer, listen} from './support/createTestServer.ts';
import {callTool, createAgentSite, postMcp} from './support/agentSite.ts';

const KEY = 'a-key-of-20-characters';
const insights = async () => ({
  database: join(await createFolder(), 'insights.sqlite'),
  retentionDays: 1,
  maxMegabytes: 10,
});

async function startWithInsights() {
  const {folder, url} = await createAgentSite();
  const keys = [{key: KEY, permissions: ['search', 'events', 'insights'] as const}];
  const server = await createTestServer({site: folder, insights: await insights(), keys});
  const origin = await listen(server);
  const key = {'x-algolia-api-key': KEY};
  const readReport = async () => {
    await server.insights?.writer.flush();
    const response = await fetch(`${origin}/1/insights/report`, {headers: key});
    return (await response.json()) as InsightsReport;
  };
  return {origin, url, key, readReport};
}

const toolNames = async (origin: string, headers = {}) => {
  const body = JSON.stringify({jsonrpc: '2.0', id: 1, method: 'tools/list', params: {}});
  const text = await (await postMcp(origin, body, headers)).text();
  return [...text.matchAll(/"name":"(\w+)"/g)].map(([, name]) => name);
};

test('offers report_problem only with insights', async () => {
  const {origin, key} = await startWithInsights();
  expect(await toolNames(origin, key)).toContain('report_problem');
  const {folder} = await createAgentSite();
  const without = await listen(await createTestServer({site: folder}));
  expect(await toolNames(without)).toEqual(['search_docs', 'get_page', 'list_pages']);
});

test('stores a reported problem without addresses and long numbers', async () => {
  const {origin, url, key, readReport} = await startWithInsights();
  const text = 'The port is wrong. Ask me@example.com or 0123 456 789 012.';
  const answer = await postMcp(origin, callTool('report_problem', {page: url, kind: 'wrong', text}), key);
  expect(await answer.text()).toContain('Stored for the authors');
  const {remarks, feedback} = await readReport();
  const page = decodeURI(new URL(url).pathname);
  expect(remarks).toEqual([
    {
      day: expect.any(String) as string,
      page,
      kind: 'agent-report',
      text: 'wrong: The port is wrong. Ask (address) or (number).',
    },
  ]);
  expect(feedback).toEqual([{page, helped: 0, notHelped: 0, reports: 1}]);
});

test('rejects a problem of a missing page with advice to the assistant', async () => {
  const {origin, key, readReport} = await startWithInsights();
  const call = callTool('report_problem', {page: '/docs/nothing/', kind: 'wrong', text: 'x'});
  expect(await (await postMcp(origin, call, key)).text()).toMatch(
    /There is no page .* Find it with search_docs/,
  );
  expect((await readReport()).remarks).toEqual([]);
});

test('counts searches and reads of assistants separately, without identities', async () => {
  const {origin, url, key, readReport} = await startWithInsights();
  for (const query of ['camera', 'Camera', 'xqzvwk me@example.com']) {
    await postMcp(origin, callTool('search_docs', {query}), key);
  }
  await postMcp(origin, callTool('get_page', {page: url}), key);
  const {agents, summary, top} = await readReport();
  expect(agents).toEqual([
    {way: 'search_docs', subject: 'camera', reads: 2, empty: 0},
    {way: 'get_page', subject: decodeURI(new URL(url).pathname).toLowerCase(), reads: 1, empty: 0},
    {way: 'search_docs', subject: 'xqzvwk (address)', reads: 1, empty: 1},
  ]);
  expect([summary.searches, top]).toEqual([0, []]);
  const csv = await (await fetch(`${origin}/1/insights/agents.csv`, {headers: key})).text();
  expect(csv).toMatch(/^way,subject,reads,empty\r\nsearch_docs,camera,2,0\r\n/);
});

/** Asks as a browser does whose name server now leads a foreign name to this machine. */
function askAs(origin: string, host: string): Promise<number> {
  const body = callTool('list_pages', {});
  const headers = {
    host,
    origin: `http://${host}`,
    accept: 'application/json',
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  };
  return new Promise((resolve, reject) => {
    const asked = request(`${origin}/mcp`, {method: 'POST', headers}, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

test('rejects a foreign host name unless it is allowed, also as its own origin', async () => {
  const {folder, url} = await createAgentSite();
  const {port} = new URL(await listen(await createTestServer({site: folder, allowedOrigins: []})));
  const closed = `http://127.0.0.1:${port}`;
  expect(await askAs(closed, `evil.example:${port}`)).toBe(403);
  expect(await askAs(closed, new URL(url).host)).toBe(200);
  expect(await askAs(closed, `localhost:${port}`)).toBe(200);
  const allowedHosts = ['search.example'];
  const open = await listen(await createTestServer({site: folder, allowedOrigins: [], allowedHosts}));
  expect(await askAs(open, 'search.example')).toBe(200);
  expect(await askAs(open, 'evil.example')).toBe(403);
});

test('rejects 10 MB before reading, and lists the supported versions for an unknown one', async () => {
  const {folder} = await createAgentSite();
  const origin = await listen(await createTestServer({site: folder}));
  const large = await postMcp(origin, ' '.repeat(10_000_000)).catch(() => ({status: 413}));
  expect(large.status).toBe(413);
  const body = JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/list',
    params: {
      _meta: {
        'io.modelcontextprotocol/protocolVersion': '1999-01-01',
        'io.modelcontextprotocol/clientInfo': {name: 'x', version: '1'},
        'io.modelcontextprotocol/clientCapabilities': {},
      },
    },
  });
  const wrong = await postMcp(origin, body, {
    'mcp-protocol-version': '1999-01-01',
    'mcp-method': 'tools/list',
  });
  expect([wrong.status, await wrong.text()]).toEqual([400, expect.stringMatching(/1999-01-01|version/i)]);
  const old = JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'initialize',
    params: {protocolVersion: '1999-01-01', capabilities: {}, clientInfo: {name: 'x', version: '1'}},
  });
  expect(await (await postMcp(origin, old)).text()).toMatch(/"protocolVersion":"20\d\d-\d\d-\d\d"/);
});

/** Asks for a path as it is written, with the header `host` as it is. */
function askAt(origin: string, path: string, host: string): Promise<number> {
  const {port} = new URL(origin);
  const headers = {host, accept: 'application/json', 'content-type': 'application/json'};
  return new Promise((resolve, reject) => {
    const asked = request({host: '127.0.0.1', port, path, method: 'POST', headers}, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
    asked.on('error', reject);
    asked.end(callTool('list_pages', {}));
  });
}

test('accepts an absolute /mcp address, rejects malformed ones and logs no key', async () => {
  const {folder} = await createAgentSite();
  const lines: string[] = [];
  const logger = {level: 'trace', stream: {write: (line: string) => void lines.push(line)}};
  const origin = await listen(await createTestServer({site: folder}, {logger}));
  const {host} = new URL(origin);
  const path = '/mcp?x-algolia-api-key=topsecretkey';
  expect(await askAt(origin, path, host)).toBe(200);
  expect(await askAt(origin, `http://${host}${path}`, host)).toBe(200);
  expect(await askAt(origin, `http://evil.example${path}`, host)).toBe(403);
  expect(await askAt(origin, `http://me:password@${host}${path}`, host)).toBe(403);
  expect(await askAt(origin, path, 'no host')).toBe(403);
  expect(await askAt(origin, path, `me:password@${host}`)).toBe(403);
  expect(lines.join('')).not.toMatch(/topsecret|password/u);
});

test('logs an unreadable site at startup and reports it in health until it is readable', async () => {
  const {folder} = await createAgentSite();
  const lines: string[] = [];
  const logger = {level: 'warn', stream: {write: (line: string) => void lines.push(line)}};
  await rename(folder, `${folder}-elsewhere`);
  const {app} = await createTestServer({site: folder, reloadSeconds: 0.05}, {logger});
  const readHealth = async () => (await app.inject({url: '/health'})).json();
  await expect.poll(readHealth).toMatchObject({status: 'degraded', insights: 'off', site: 'failing'});
  await rename(`${folder}-elsewhere`, folder);
  await expect.poll(readHealth).toMatchObject({status: 'ok', site: 'ok'});
  // The same reason again and again is one line.
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(`has no readable agents/site.json`);
  expect(lines[0]).toContain('Name the build folder of a site, or the address it is published at.');
});

test('omits the site from health when none is configured', async () => {
  const {app} = await createTestServer();
  expect((await app.inject({url: '/health'})).json()).not.toHaveProperty('site');
});
