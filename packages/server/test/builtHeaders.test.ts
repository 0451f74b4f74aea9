import {readdirSync, readFileSync} from 'node:fs';
import {chmod, cp} from 'node:fs/promises';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {expect, test} from 'vitest';
import {createFolder} from './support/createTestServer.ts';
import {WEB_SERVERS} from './support/webServers.ts';

const BUILD =
  process.env['HELP_CENTER_BUILD'] ?? fileURLToPath(new URL('../../../website/build', import.meta.url));
const HEADERS = `${BUILD}-headers`;

const FILES = readdirSync(BUILD, {recursive: true, withFileTypes: true})
  .filter((entry) => entry.isFile() && entry.name !== '_headers')
  .map((entry) => join(entry.parentPath, entry.name).slice(BUILD.length + 1));

/** Header lines for every file, as the build tells hosts that read `_headers`. */
const EVERYWHERE = readFileSync(join(BUILD, '_headers'), 'utf8')
  .split('\n\n', 1)[0]
  .split('\n')
  .slice(1)
  .map((line) => line.trim().split(': ') as [name: string, value: string])
  .filter(([name]) => name !== 'Cache-Control');

function cachingOf(path: string): string {
  const isHashed = path.startsWith('assets/') || /^search-index\/(?!manifest\.json$)/.test(path);
  if (isHashed) return 'public, max-age=31536000, immutable';
  return path === 'search-index/manifest.json' ? 'no-cache' : 'public, max-age=60, must-revalidate';
}

/** The address of a file as pages name it. */
const addressOf = (path: string): string => `/${encodeURI(path.replace(/(^|\/)index\.html$/, '$1'))}`;

async function findFaults(origin: string): Promise<string[]> {
  const faults: string[] = [];
  for (const path of FILES) {
    const {status, headers} = await fetch(origin + addressOf(path), {method: 'HEAD', redirect: 'manual'});
    const caching = headers.get('cache-control');
    if (status !== 200) faults.push(`${path}: ${status}`);
    if (caching !== cachingOf(path)) faults.push(`${path}: Cache-Control ${caching}`);
    for (const [name, value] of EVERYWHERE)
      if (headers.get(name) !== value) faults.push(`${path}: ${name} ${headers.get(name)}`);
  }
  return faults;
}

test.each([
  ['nginx', 'headers.nginx.conf'],
  ['Apache', 'headers.apache.conf'],
  ['Caddy', 'headers.caddy'],
] as const)('%s sends every file of the built site with its headers and caching rule', async (name, file) => {
  const folder = await createFolder();
  // Apache reads the site as somebody without rights.
  await chmod(folder, 0o755);
  const site = join(folder, 'site');
  await cp(BUILD, site, {recursive: true});
  const origin = await WEB_SERVERS[name]({site, headersFile: join(HEADERS, file)});
  expect(FILES.length).toBeGreaterThan(500);
  expect(EVERYWHERE.map(([header]) => header)).toContain('Content-Security-Policy');
  expect(await findFaults(origin)).toEqual([]);
  const missing = await fetch(`${origin}/nowhere`);
  expect([missing.status, await missing.text()]).toEqual([
    404,
    readFileSync(join(BUILD, '404.html'), 'utf8'),
  ]);
});
