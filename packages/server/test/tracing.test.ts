import {existsSync} from 'node:fs';
import {createServer} from 'node:http';
import {createRequire} from 'node:module';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterAll, beforeAll, expect, onTestFinished, test} from 'vitest';
import {SITE} from '@help-center/testkit';
import {bundleCli} from './support/bundleCli.ts';
import {createFolder, writeIndexFolder} from './support/createTestServer.ts';
import {startCli} from './support/startCli.ts';

// What the README tells operators to set; the instrumentation is installed by "npm run server-peers".
const REGISTER = '@opentelemetry/auto-instrumentations-node/register';
const TRACING = new URL('../tracing/', import.meta.url);
let cli: Awaited<ReturnType<typeof bundleCli>>;

beforeAll(async () => {
  cli = await bundleCli();
});
afterAll(() => cli.remove());

/** Starts the server with traces that go to a collector. */
async function startTraced(collector: string) {
  const folder = await createFolder();
  await writeIndexFolder(folder, SITE);
  if (!existsSync(new URL('node_modules', TRACING)))
    throw new Error('The instrumentation is not installed; run "npm run server-peers".');
  const register = createRequire(new URL('package.json', TRACING)).resolve(REGISTER);
  const variables = {
    NODE_OPTIONS: `--import ${pathToFileURL(register).href}`,
    OTEL_SERVICE_NAME: 'help-center-search',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector,
    // Soon, so that the test need not wait.
    OTEL_BSP_SCHEDULE_DELAY: '100',
  };
  const prefix = Object.entries(variables).map(([name, value]) => `${name}='${value}'`);
  return startCli(cli.file, ['--index', `docs=${join(folder)}`], prefix.join(' '));
}

const searchCamera = async (origin: string) => (await fetch(`${origin}/1/indexes/docs?query=camera`)).status;

test('traces searches when an endpoint is configured', async () => {
  const posts: {path: string | undefined; body: string}[] = [];
  const collector = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    posts.push({path: request.url, body: Buffer.concat(chunks).toString('latin1')});
    response.writeHead(200, {'content-type': 'application/x-protobuf'}).end();
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    collector.closeAllConnections();
    collector.close();
  });
  const {port} = collector.address() as AddressInfo;
  const {origin, child, ended} = await startTraced(`http://127.0.0.1:${port}`);
  expect(await searchCamera(origin)).toBe(200);
  const traces = () => posts.filter(({path}) => path === '/v1/traces').map(({body}) => body);
  await expect.poll(() => traces().join('')).toContain('/1/indexes/');
  expect(traces().join('')).toContain('help-center-search');
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test('continues to search when the collector is gone', async () => {
  const {origin, child, ended} = await startTraced('http://127.0.0.1:9');
  for (let number = 0; number < 20; number += 1) expect(await searchCamera(origin)).toBe(200);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});
