import {readdirSync, readFileSync} from 'node:fs';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {createPreview} from '../../packages/agents/dist/preview/createPreview.js';
import {SITE_BUILD} from '../src/folders.ts';
import {expect, test} from '../src/test.ts';

/** Every so many pages of the site are visited. */
const STEP = 8;
const MEDIAN_BYTES = 3_000;

async function serve(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Browsers use dictionaries where nobody can listen in, and on the device itself.
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

interface Arrival {
  readonly bytes: number;
  readonly encoding: string | undefined;
}

/** What each page took on the wire, its headers included. */
async function watchDocuments(page: Page): Promise<Map<string, Arrival>> {
  const arrivals = new Map<string, Arrival>();
  const asked = new Map<string, {path: string; encoding: string | undefined}>();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({requestId, response, type}) => {
    const {pathname} = new URL(response.url);
    const encoding = Object.entries(response.headers).find(([name]) => /^content-encoding$/i.test(name))?.[1];
    if (type === 'Document' || pathname.endsWith('.dictionary.txt'))
      asked.set(requestId, {path: pathname, encoding});
  });
  session.on('Network.loadingFinished', ({requestId, encodedDataLength: bytes}) => {
    const known = asked.get(requestId);
    if (known) arrivals.set(known.path, {bytes, encoding: known.encoding});
  });
  return arrivals;
}

const pages = readdirSync(join(SITE_BUILD, 'docs'), {recursive: true, encoding: 'utf8'})
  .filter((name) => name.endsWith('/index.html'))
  .map((name) => `docs/${name}`)
  .filter((name) => readFileSync(join(SITE_BUILD, name), 'utf8').includes('data-dictionary'))
  .filter((_, index) => index % STEP === 0)
  .map((name) => `/${name.replace(/index\.html$/, '')}`);

test.describe('the second page of a visit', () => {
  test.slow();

  test('comes as what it differs in: half of the pages in at most 3 kB with their headers', async ({
    page,
  }) => {
    const server = createPreview({outDir: SITE_BUILD});
    const origin = await serve(server);
    const arrivals = await watchDocuments(page);
    await page.goto(`${origin}/`);
    await expect.poll(() => [...arrivals.keys()].some((path) => path.endsWith('.dictionary.txt'))).toBe(true);
    const bytes: number[] = [];
    for (const path of pages) {
      const response = await page.goto(origin + path);
      expect(await response?.text()).toBe(readFileSync(join(SITE_BUILD, path, 'index.html'), 'utf8'));
      await expect.poll(() => arrivals.get(path)?.encoding, path).toBe('dcz');
      bytes.push(arrivals.get(path)?.bytes ?? 0);
    }
    bytes.sort((a, b) => a - b);
    expect(bytes.length).toBeGreaterThan(10);
    expect(bytes[Math.floor(bytes.length / 2)]).toBeLessThanOrEqual(MEDIAN_BYTES);
    server.close();
  });

  test('comes whole and right after a new deployment, whose dictionary the browser does not have', async ({
    page,
  }) => {
    const server = createPreview({outDir: SITE_BUILD});
    const origin = await serve(server);
    const arrivals = await watchDocuments(page);
    await page.goto(`${origin}/`);
    await expect.poll(() => [...arrivals.keys()].some((path) => path.endsWith('.dictionary.txt'))).toBe(true);
    let said: string | undefined;
    // To the server of another build, what this browser has is unknown.
    server.prependListener('request', ({headers}) => {
      said = headers['available-dictionary'] as string | undefined;
      headers['available-dictionary'] = ':AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=:';
    });
    const [path = ''] = pages;
    const response = await page.goto(origin + path);
    expect(said).toMatch(/^:[\w+/]{43}=:$/);
    expect(await response?.text()).toBe(readFileSync(join(SITE_BUILD, path, 'index.html'), 'utf8'));
    expect(arrivals.get(path)?.encoding).toBe('br');
    server.close();
  });
});
