import {readFileSync} from 'node:fs';
import {chmod, mkdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import type {SearchServer} from '@help-center/server';
import {prefersMarkdown} from '../../agents/src/negotiate/negotiateMarkdown.ts';
import {writeHeaders} from '../../html-first/src/finish/writeHeaders.ts';
import {callTool, createAgentSite, postMcp} from './support/agentSite.ts';
import {createFolder, createTestServer, listen} from './support/createTestServer.ts';
import {WEB_SERVERS} from './support/webServers.ts';

const POLICY = "default-src 'none'; script-src 'self'";

/** A small built site, and a file with the headers that the build writes beside it. */
async function createSite(
  folder: string,
  kind: 'headers.nginx.conf' | 'headers.apache.conf' | 'headers.caddy',
) {
  const site = join(folder, 'site');
  for (const [path, text] of [
    ['index.html', '<title>Home</title>'],
    ['404.html', '<title>Page Not Found</title>'],
    ['docs/cameras/index.html', '<title>Cameras</title>'],
    ['docs/cameras/index.md', '# Cameras'],
    ['docs/v1.x-models/index.html', '<title>Models</title>'],
    ['docs/v1.x-models/index.md', '# Models'],
    ['docs/brief.md', '# Brief'],
    ['llms.txt', '# Docs'],
    ['blog/post.html', '<title>Post</title>'],
    ['blog/post.md', '# Post'],
    ['docs/only-html/index.html', '<title>Only HTML</title>'],
    ['assets/js/main.0123.js', '1;'],
    ['search-index/manifest.json', '{}'],
    ['search-index/core-abcdefgh.json', '{}'],
  ] as const) {
    await mkdir(join(site, path, '..'), {recursive: true});
    await writeFile(join(site, path), text);
  }
  const headers = new Map<string, string>();
  const files = {
    outDir: site,
    has: () => false,
    write: (name: string, text: string) => void headers.set(name, text),
  };
  writeHeaders(files as never, {
    baseUrl: '/',
    siteBaseUrl: '/',
    policy: POLICY,
    isReportOnly: false,
    hashedFolders: [{folder: 'search-index/', except: ['manifest.json']}],
  });
  const headersFile = join(folder, kind);
  await writeFile(headersFile, headers.get(`../site-headers/${kind}`) ?? '');
  return {site, headersFile};
}

/** Asks for a file of each kind: status, caching and whether the policy is there. */
async function expectHeaders(origin: string): Promise<void> {
  const read = async (path: string) => {
    const {status, headers} = await fetch(`${origin}${path}`);
    return [status, headers.get('cache-control'), headers.get('content-security-policy') === POLICY];
  };
  const immutable = 'public, max-age=31536000, immutable';
  const short = 'public, max-age=60, must-revalidate';
  expect(await read('/')).toEqual([200, short, true]);
  expect(await read('/docs/cameras')).toEqual([200, short, true]);
  expect(await read('/assets/js/main.0123.js')).toEqual([200, immutable, true]);
  expect(await read('/search-index/core-abcdefgh.json')).toEqual([200, immutable, true]);
  expect(await read('/search-index/manifest.json')).toEqual([200, 'no-cache', true]);
  expect(await read('/docs/cameras/index.md')).toEqual([200, short, true]);
  const markdown = await fetch(`${origin}/docs/cameras/index.md`);
  expect(markdown.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  const missing = await fetch(`${origin}/nowhere`);
  expect([missing.status, await missing.text()]).toEqual([404, '<title>Page Not Found</title>']);
  for (const name of ['x-content-type-options', 'referrer-policy', 'x-frame-options', 'permissions-policy']) {
    expect(missing.headers.has(name)).toBe(true);
  }
}

const HTML = 'text/html';
const MARKDOWN = 'text/markdown';

/** What is answered to `Accept` headers, beside what the preview of the agents package answers. */
const ACCEPTS: readonly (readonly [accept: string, type: string])[] = [
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', HTML],
  ['*/*', HTML],
  ['text/plain', HTML],
  ['text/markdown', MARKDOWN],
  ['TEXT/Markdown', MARKDOWN],
  ['text/markdown, text/html, */*', MARKDOWN],
  ['text/html, text/markdown', MARKDOWN],
  ['text/markdown;q=0', HTML],
  ['text/markdown;q=0.0, */*', HTML],
  ['text/markdown;q=0.9, text/html', HTML],
  ['text/markdown;q=0.8, text/html;q=0.9', HTML],
  ['text/markdown;q=0.8, text/html;q=0.85', HTML],
  ['text/markdown;q=0.85, text/html;q=0.8', MARKDOWN],
  ['text/markdown;q=0.8, text/html;q=0.80', MARKDOWN],
  ['text/markdown; charset=utf-8; q=0.7, text/html; q=0.3', MARKDOWN],
  ['text/markdown-x, text/html;q=0.5', HTML],
];

/** Asks for pages in all ways: who prefers Markdown gets the twin, with the headers that both forms need. */
async function expectNegotiation(origin: string): Promise<void> {
  const ask = async (path: string, accept: string, method = 'GET') => {
    const response = await fetch(`${origin}${path}`, {method, headers: {accept}, redirect: 'manual'});
    const text = await response.text();
    const type = (response.headers.get('content-type') ?? '').split(';')[0];
    return {status: response.status, type, text, headers: response.headers};
  };
  for (const [accept, type] of ACCEPTS) {
    expect(prefersMarkdown(accept)).toBe(type === MARKDOWN);
    const answer = await ask('/docs/cameras/', accept);
    expect([accept, answer.status, answer.type]).toEqual([accept, 200, type]);
    expect([accept, answer.headers.get('vary')]).toEqual([
      accept,
      expect.stringMatching(/(^|, )Accept(,|$)/),
    ]);
  }
  for (const [path, text] of [
    ['/docs/cameras/', '# Cameras'],
    ['/docs/cameras', '# Cameras'],
    ['/docs/cameras/index.html', '# Cameras'],
    ['/docs/v1.x-models/', '# Models'],
    ['/docs/v1.x-models', '# Models'],
    ['/blog/post', '# Post'],
    ['/blog/post?a=b', '# Post'],
    ['/docs/cameras/index.md', '# Cameras'],
    ['/docs/only-html/', '<title>Only HTML</title>'],
  ] as const) {
    const answer = await ask(path, MARKDOWN);
    expect([path, answer.status, answer.text]).toEqual([path, 200, text]);
  }
  const twin = await ask('/docs/cameras/', MARKDOWN);
  expect(twin.headers.get('link')).toContain('</docs/cameras/>; rel="canonical"');
  expect((await ask('/blog/post', MARKDOWN)).headers.get('link')).toContain('</blog/post>; rel="canonical"');
  const brief = await ask('/docs/brief.md', '*/*');
  expect([brief.type, brief.headers.get('link')]).toEqual([MARKDOWN, null]);
  expect(twin.headers.get('content-security-policy')).toBe(POLICY);
  const head = await ask('/docs/cameras/', MARKDOWN, 'HEAD');
  expect([head.status, head.type, head.text]).toEqual([200, MARKDOWN, '']);
  expect(head.headers.get('content-length')).toBe(twin.headers.get('content-length'));
  const missing = await ask('/nowhere/', MARKDOWN);
  expect([missing.status, missing.text]).toEqual([404, '<title>Page Not Found</title>']);
  expect((await ask('/assets/js/main.0123.js', MARKDOWN)).text).toBe('1;');
}

/** Answers one search through the web server, by its status. */
async function searchThrough(origin: string): Promise<number> {
  const body = JSON.stringify({requests: [{indexName: 'docs', query: 'camera'}]});
  const {status} = await fetch(`${origin}/1/indexes/*/queries`, {method: 'POST', body});
  return status;
}

/** Sends searches before and after the first of two servers has stopped. */
async function searchPastOneThatIsGone(origin: string, first: SearchServer): Promise<number[]> {
  const before = [await searchThrough(origin), await searchThrough(origin)];
  await first.stop();
  return [...before, await searchThrough(origin), await searchThrough(origin), await searchThrough(origin)];
}

test('deploy/Caddyfile serves the site with headers, negotiates Markdown and fails over to another search server', async () => {
  const {site, headersFile} = await createSite(await createFolder(), 'headers.caddy');
  const first = await createTestServer({trustProxy: 'loopback'});
  const second = await createTestServer({trustProxy: 'loopback'});
  const servers = [await listen(first), await listen(second)] as const;
  const origin = await WEB_SERVERS.Caddy({site, headersFile, servers});
  await expectHeaders(origin);
  await expectNegotiation(origin);
  expect(await searchPastOneThatIsGone(origin, first)).toEqual([200, 200, 200, 200, 200]);
});

test('deploy/nginx.conf serves the site with headers, negotiates Markdown and fails over to another search server', async () => {
  const {site, headersFile} = await createSite(await createFolder(), 'headers.nginx.conf');
  const config = {trustProxy: 'loopback', site: (await createAgentSite()).folder};
  const first = await createTestServer(config);
  const servers = [await listen(first), await listen(await createTestServer(config))] as const;
  const origin = await WEB_SERVERS.nginx({site, headersFile, servers});
  await expectHeaders(origin);
  await expectNegotiation(origin);
  expect(await searchPastOneThatIsGone(origin, first)).toEqual([200, 200, 200, 200, 200]);
});

test('deploy/apache.conf serves the site with headers, fails over to another search server, routes /mcp and logs no key', async () => {
  const folder = await createFolder();
  const {site, headersFile} = await createSite(folder, 'headers.apache.conf');
  // Apache gives up the rights of root, and reads the site as somebody else.
  await chmod(folder, 0o755);
  const config = {trustProxy: 'loopback', site: (await createAgentSite()).folder};
  const first = await createTestServer(config);
  const servers = [await listen(first), await listen(await createTestServer(config))] as const;
  const logs = await createFolder();
  const origin = await WEB_SERVERS.Apache({site, headersFile, servers, logs});
  await fetch(`${origin}/mcp?x-algolia-api-key=topsecretkey`);
  const assistant = await postMcp(origin, callTool('search_docs', {query: 'camera'}));
  expect([assistant.status, await assistant.text()]).toEqual([200, expect.stringContaining('"results"')]);
  await expectHeaders(origin);
  expect(await (await fetch(`${origin}/blog/post`)).text()).toBe('<title>Post</title>');
  expect(await searchPastOneThatIsGone(origin, first)).toEqual([200, 200, 200, 200, 200]);
  await fetch(`${origin}/1/indexes/docs?query=camera&x-algolia-api-key=topsecretkey`);
  await fetch(`${origin}/docs/cameras/?last`);
  const readLog = () => readFileSync(join(logs, 'help-center.log'), 'utf8');
  await expect.poll(readLog).toContain('GET /docs/cameras/?last');
  expect(readLog() + readFileSync(join(logs, 'error.log'), 'utf8')).not.toContain('topsecretkey');
});
