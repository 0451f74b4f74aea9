// Further official clients than that of mcp.test.ts: the older SDK and the Inspector, over HTTP and stdio; and a server that dies.
import {spawn} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {homedir, tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {afterAll, beforeAll, describe, expect, onTestFinished, test} from 'vitest';
import {createLibrary} from '../src/mcp/createLibrary.ts';
import {createMcpFetch} from '../src/mcp/createMcpFetch.ts';
import {openSiteSource} from '../src/mcp/openSiteSource.ts';
import {importCheck, runCheck} from './support/checkTools.ts';
import {serveMcp} from './support/serveMcp.ts';

const outDir = fileURLToPath(new URL('../../../website/build/', import.meta.url));
const cli = fileURLToPath(new URL('../dist/mcp/cli.js', import.meta.url));
const createHandler = () =>
  createMcpFetch(createLibrary(openSiteSource(outDir), {timeLimitMs: 60_000}), {allowedOrigins: []});

interface OldClient {
  connect(transport: unknown): Promise<void>;
  listTools(): Promise<{tools: {name: string}[]}>;
  callTool(call: object): Promise<{content: {text: string}[]}>;
  close(): Promise<void>;
}
type Make = new (...options: unknown[]) => unknown;

async function createOldClient(): Promise<OldClient> {
  const {Client} = (await importCheck('@modelcontextprotocol/sdk/dist/esm/client/index.js')) as {
    Client: Make;
  };
  return new Client({name: 'test', version: '1'}) as OldClient;
}

async function createOldTransport(way: 'http' | 'stdio', url: string): Promise<unknown> {
  const folder = '@modelcontextprotocol/sdk/dist/esm/client/';
  if (way === 'http') {
    const {StreamableHTTPClientTransport: Http} = (await importCheck(`${folder}streamableHttp.js`)) as Record<
      string,
      Make
    >;
    return new Http(new URL(url));
  }
  const {StdioClientTransport: Stdio} = (await importCheck(`${folder}stdio.js`)) as Record<string, Make>;
  return new Stdio({command: process.execPath, args: [cli, '--site', outDir]});
}

let served: Awaited<ReturnType<typeof serveMcp>>;
beforeAll(async () => {
  served = await serveMcp(createHandler());
});
afterAll(() => {
  served.server.closeAllConnections();
  served.server.close();
});

describe.each(['http', 'stdio'] as const)('over %s', (way) => {
  test('lets a client with the older SDK list tools, search and read', async () => {
    const client = await createOldClient();
    await client.connect(await createOldTransport(way, served.url));
    const {tools} = await client.listTools();
    expect(tools.map(({name}) => name)).toEqual(['search_docs', 'get_page', 'list_pages']);
    const found = await client.callTool({name: 'search_docs', arguments: {query: 'mqtt broker'}});
    expect(found.content[0]?.text).toContain('/MQTT/');
    const page = await client.callTool({name: 'get_page', arguments: {page: '/docs/ANSVIS/Guides/Camera/'}});
    expect(page.content[0]?.text).toMatch(/^# Connect a camera/);
    await client.close();
  });

  // Starts two processes that take seconds.
  test.runIf(process.env.HELP_CENTER_SUITE === 'release')(
    'lets the Inspector list and call tools',
    async () => {
      // It keeps a list of servers in the home folder, unless it is told of another place.
      const home = mkdtempSync(join(tmpdir(), 'inspector-'));
      onTestFinished(() => rmSync(home, {recursive: true, force: true}));
      const target = way === 'http' ? [served.url] : [process.execPath, cli, '--site', outDir];
      const ask = async (...options: string[]) => {
        const {status, stdout, stderr} = await runCheck('mcp-inspector', ['--cli', ...target, ...options], {
          HOME: home,
        });
        expect(status, `${stdout}\n${stderr}`).toBe(0);
        return stdout;
      };
      expect(await ask('--method', 'tools/list')).toContain('"search_docs"');
      const called = await ask(
        '--method',
        'tools/call',
        '--tool-name',
        'search_docs',
        '--tool-arg',
        'query=mqtt broker',
      );
      expect(called).toContain('/MQTT/');
      expect(homedir()).not.toBe(home);
    },
  );
});

test('answers a client again after a restart', async () => {
  const first = await serveMcp(createHandler());
  const client = await createOldClient();
  await client.connect(await createOldTransport('http', first.url));
  expect((await client.listTools()).tools).toHaveLength(3);
  first.server.closeAllConnections();
  await new Promise((resolve) => first.server.close(resolve));
  await expect(client.listTools()).rejects.toThrow('fetch failed');
  const second = await serveMcp(createHandler(), Number(new URL(first.url).port));
  onTestFinished(() => void second.server.close());
  // There are no sessions, so nothing was lost.
  expect((await client.listTools()).tools).toHaveLength(3);
  await client.close();
});

test('ends a call with an error when the program is killed, and answers from a new one', async () => {
  const client = await createOldClient();
  const transport = (await createOldTransport('stdio', '')) as {pid: number | null};
  await client.connect(transport);
  const asked = client.callTool({name: 'search_docs', arguments: {query: 'camera'}});
  process.kill(transport.pid ?? 0, 'SIGKILL');
  await expect(asked).rejects.toThrow('Connection closed');
  const again = await createOldClient();
  await again.connect(await createOldTransport('stdio', ''));
  expect((await again.listTools()).tools).toHaveLength(3);
  await again.close();
});

test('reports a folder without a complete site at startup', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'half-a-site-'));
  onTestFinished(() => rmSync(folder, {recursive: true, force: true}));
  const start = () =>
    new Promise<{code: number | null; said: string}>((resolve) => {
      const child = spawn(process.execPath, [cli, '--site', folder], {stdio: ['ignore', 'ignore', 'pipe']});
      let said = '';
      child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
      child.on('close', (code) => resolve({code, said}));
    });
  expect(await start()).toEqual({code: 1, said: expect.stringContaining('has no readable agents/site.json')});
  cpSync(join(outDir, 'agents'), join(folder, 'agents'), {recursive: true});
  expect(readFileSync(join(folder, 'agents/site.json')).length).toBeGreaterThan(0);
  expect(await start()).toEqual({code: 1, said: expect.stringContaining('manifest.json')});
});
