// The MCP server over the built site: official client over HTTP and stdio, hostile callers, the public conformance suite.
import {fileURLToPath} from 'node:url';
import {readFileSync} from 'node:fs';
import type {Server} from 'node:http';
import {Client, StreamableHTTPClientTransport} from '@modelcontextprotocol/client';
import {StdioClientTransport} from '@modelcontextprotocol/client/stdio';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {createLibrary} from '../src/mcp/createLibrary.ts';
import {createMcpFetch} from '../src/mcp/createMcpFetch.ts';
import {openSiteSource} from '../src/mcp/openSiteSource.ts';
import type {SiteFile} from '../src/site/SiteFile.ts';
import {runCheck} from './support/checkTools.ts';
import {serveMcp} from './support/serveMcp.ts';

const outDir = fileURLToPath(new URL('../../../website/build/', import.meta.url));
const cli = fileURLToPath(new URL('../dist/mcp/cli.js', import.meta.url));
const site = JSON.parse(readFileSync(`${outDir}agents/site.json`, 'utf8')) as SiteFile;
const handler = createMcpFetch(createLibrary(openSiteSource(outDir), {timeLimitMs: 60_000}), {
  allowedOrigins: ['https://help.example.com'],
  allowedHosts: ['127.0.0.1', 'localhost'],
});
let server: Server;
let url = '';

beforeAll(async () => {
  ({server, url} = await serveMcp(handler));
});

afterAll(async () => {
  await handler.close();
  server.closeAllConnections();
  server.close();
});

type Mode = 'legacy' | 'auto';

async function connect(way: 'http' | 'stdio', mode: Mode): Promise<Client> {
  const client = new Client({name: 'test', version: '1'}, {versionNegotiation: {mode}});
  const transport =
    way === 'http'
      ? new StreamableHTTPClientTransport(new URL(url))
      : new StdioClientTransport({command: process.execPath, args: [cli, '--site', outDir]});
  await client.connect(transport);
  return client;
}

interface ToolAnswer {
  readonly isError?: boolean;
  readonly content: readonly {readonly text: string}[];
  readonly structuredContent?: Readonly<Record<string, unknown>>;
}

const call = async (client: Client, name: string, args: Record<string, unknown>) =>
  (await client.callTool({name, arguments: args})) as unknown as ToolAnswer;

describe.each([
  ['http', 'legacy'],
  ['http', 'auto'],
  ['stdio', 'legacy'],
  ['stdio', 'auto'],
] as const)('the official client over %s, revision %s', (way, mode) => {
  test('finds a section, reads its page and lists pages', async () => {
    const client = await connect(way, mode);
    const {tools} = await client.listTools();
    expect(tools.map(({name}) => name)).toEqual(['search_docs', 'get_page', 'list_pages']);
    const found = await call(client, 'search_docs', {query: 'mqtt broker'});
    const [first] = (found.structuredContent?.results ?? []) as {url: string}[];
    expect(first?.url).toContain('/MQTT/');
    const page = await call(client, 'get_page', {page: first?.url});
    expect(page.content[0]?.text).toContain('mosquitto');
    const listed = await call(client, 'list_pages', {product: 'ANSTS'});
    expect(listed.content[0]?.text).toContain('/docs/ANSTS/');
    await client.close();
  });
});

describe('the tools', () => {
  let client: Client;
  beforeAll(async () => {
    client = await connect('http', 'auto');
  });
  afterAll(() => client.close());

  test('state their purpose, their limits and that they are read-only', async () => {
    const {tools} = await client.listTools();
    for (const {name, title, description, annotations, inputSchema, outputSchema} of tools) {
      expect([name, description]).toEqual([name, expect.stringMatching(/Use it .*Do not use it /s)]);
      expect(annotations).toEqual({
        title,
        readOnlyHint: true,
        destructiveHint: false,
        idempotentHint: true,
        openWorldHint: false,
      });
      expect(outputSchema).toBeDefined();
      for (const property of Object.values(inputSchema.properties ?? {})) {
        expect(property).toHaveProperty('description');
      }
      expect(client.getInstructions()).toContain(name);
    }
  });

  test.each([
    [{page: 'https://evil.example/docs/ANSVIS/'}, 'Only pages of'],
    [{page: 'file:///etc/passwd'}, 'Only pages of'],
    [{page: '//evil.example/'}, 'Only pages of'],
    [{page: '/docs/ANSVIS/Guides/Camra/'}, '/docs/ANSVIS/Guides/Camera/'],
    [{page: '../../../etc/passwd'}, 'There is no page'],
    [{page: '/docs/ANSVIS/Guides/Camera/', section: 'nothing'}, 'Its sections: '],
    [{page: '/docs/ANSVIS/Guides/Camera/', offset: 900_000}, 'must be less'],
  ])('get_page explains how to correct %j', async (args, words) => {
    const {isError, content} = await call(client, 'get_page', args);
    expect([isError, content[0]?.text]).toEqual([true, expect.stringContaining(words)]);
  });

  test.each([
    'https://help.example.com/docs/ANSVIS/Guides/Camera/',
    'https://help.example.com/docs/ANSVIS/Guides/Camera/index.md',
    '/docs/ANSVIS/Guides/Camera',
    'docs/ansvis/guides/camera/',
    'Connect a camera',
  ])('get_page accepts the page as %s', async (page) => {
    const {structuredContent} = await call(client, 'get_page', {page});
    expect(structuredContent?.url).toBe(`${site.url}docs/ANSVIS/Guides/Camera/`);
  });

  test('get_page follows a redirect', async () => {
    const [from = ''] = Object.keys(site.redirects);
    expect((await call(client, 'get_page', {page: from})).isError).toBeUndefined();
  });

  test('every section is available by its anchor', async () => {
    const library = createLibrary(openSiteSource(outDir), {timeLimitMs: 60_000});
    for (const {url: page, headings} of site.pages) {
      for (const {anchor, text} of headings.filter((heading) => heading.anchor !== '')) {
        const {markdown} = await library.readPage(page, anchor, 0);
        expect(markdown.split('\n')[0]?.replace(/[^\p{L}\p{N}]/gu, '')).toContain(
          text.replace(/[^\p{L}\p{N}]/gu, '').slice(0, 10),
        );
      }
    }
  });

  test('search results have at most 8,000 characters', async () => {
    for (const query of ['a', 'camera', 'how to train a model with pictures', 'license key']) {
      const {structuredContent} = await call(client, 'search_docs', {query, limit: 20});
      expect(JSON.stringify(structuredContent).length).toBeLessThanOrEqual(8_200);
    }
  });

  test('a search returns the section that answers it whole, with its location', async () => {
    const {content, structuredContent} = await call(client, 'search_docs', {query: 'too many false alarms'});
    const {answer} = structuredContent as {answer: {url: string; text: string}};
    expect(answer.url).toMatch(/Troubleshoot\/#false-alarms$/u);
    expect(answer.text).toContain('cool-down');
    expect(content[0]?.text).toMatch(/^Answer, from .*Too many false alarms: https.*false-alarms\n/u);
    expect(content[0]?.text).toContain(answer.text);
    const none = await call(client, 'search_docs', {query: 'camera'});
    expect(none.structuredContent).not.toHaveProperty('answer');
  });

  test('accept numbers as strings, null for missing values and products in any case', async () => {
    const asked = {query: 'camera', limit: '3', product: null};
    const loose = await call(client, 'search_docs', asked);
    const plain = await call(client, 'search_docs', {query: 'camera', limit: 3});
    expect(loose.structuredContent).toEqual(plain.structuredContent);
    const own = await call(client, 'list_pages', {product: 'ansvis', offset: '1'});
    expect(own.structuredContent).toEqual(
      (await call(client, 'list_pages', {product: 'ANSVIS', offset: 1})).structuredContent,
    );
  });

  test('a search without results suggests what to try', async () => {
    const {content} = await call(client, 'search_docs', {query: 'xqzvwk'});
    expect(content[0]?.text).toMatch(/Nothing found .*Try /);
  });

  test.each([
    ['search_docs', {query: ''}],
    ['search_docs', {query: 'x'.repeat(513)}],
    ['search_docs', {query: 'x', product: 'Nothing'}],
    ['search_docs', {query: 'x', limit: 21}],
    ['get_page', {}],
  ])('%s rejects %j', async (name, args) => {
    const answered = await call(client, name, args).catch((error: unknown) => ({isError: true, error}));
    expect(answered.isError).toBe(true);
  });
});

describe('over HTTP', () => {
  const body = JSON.stringify({jsonrpc: '2.0', id: 1, method: 'tools/list', params: {}});
  const post = (headers: Record<string, string>, content = body) =>
    fetch(url, {method: 'POST', headers: {'content-type': 'application/json', ...headers}, body: content});

  test.each(['application/json', '*/*', 'text/event-stream', 'application/json, text/event-stream'])(
    'accepts %s',
    async (accept) => {
      const response = await post({accept});
      expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('search_docs')]);
    },
  );

  test('rejects foreign origins unless they are allowed', async () => {
    expect((await post({origin: 'https://evil.example'})).status).toBe(403);
    expect((await post({origin: 'https://help.example.com'})).status).toBe(200);
    expect((await post({origin: new URL(url).origin})).status).toBe(200);
  });

  test('rejects a body of 10 MB', async () => {
    const response = await post({}, ' '.repeat(10_000_000)).catch(() => ({status: 413}));
    expect(response.status).toBe(413);
  });

  test('reports broken JSON and unknown methods', async () => {
    expect((await post({}, '{')).status).toBe(400);
    const unknown = await post({}, JSON.stringify({jsonrpc: '2.0', id: 1, method: 'nothing/here'}));
    expect(await unknown.text()).toContain('-32601');
  });
});

const IS_RELEASE = process.env.HELP_CENTER_SUITE === 'release';
/** Each starts a process that takes seconds; tests above cover the same with the official client or by hand. */
const LATE_SCENARIOS = [
  ['tools-list', '2026-07-28'],
  ['dns-rebinding-protection', '2026-07-28'],
  ['http-header-validation', '2026-07-28'],
  ['ping', '2025-11-25'],
  ['tools-list', '2025-11-25'],
  ['server-initialize', '2025-06-18'],
  ['ping', '2025-06-18'],
  ['tools-list', '2025-06-18'],
];

test.each([
  ['server-stateless', '2026-07-28'],
  ['caching', '2026-07-28'],
  ['server-initialize', '2025-11-25'],
  ...(IS_RELEASE ? LATE_SCENARIOS : []),
])('passes conformance scenario %s of %s', async (scenario, version) => {
  const baseline = fileURLToPath(new URL('conformance-baseline.yml', import.meta.url));
  const {status, stdout, stderr} = await runCheck('conformance', [
    'server',
    `--url=${url}`,
    `--scenario=${scenario}`,
    `--spec-version=${version}`,
    `--expected-failures=${baseline}`,
  ]);
  expect(status, `${stdout}\n${stderr}`).toBe(0);
});
