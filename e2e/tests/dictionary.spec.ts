import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {createPreview} from '../../packages/agents/dist/preview/createPreview.js';
import {SITE_BUILD} from '../src/folders.ts';
import {listen} from '../src/listen.ts';
import {expect, test} from '../src/test.ts';

/** Every so many pages of the site are visited. */
const STEP = 8;
const MEDIAN_BYTES = 3_000;

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

/** Opens the home page of the site and waits for the dictionary. */
async function beginVisit(page: Page) {
  const server = createPreview({outDir: SITE_BUILD});
  const site = await listen(server);
  const arrivals = await watchDocuments(page);
  await page.goto(site.origin);
  await expect.poll(() => [...arrivals.keys()].some((path) => path.endsWith('.dictionary.txt'))).toBe(true);
  return {server, site, arrivals};
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
    const {site, arrivals} = await beginVisit(page);
    const bytes: number[] = [];
    for (const path of pages) {
      const response = await page.goto(site.origin + path);
      expect(await response?.text()).toBe(readFileSync(join(SITE_BUILD, path, 'index.html'), 'utf8'));
      await expect.poll(() => arrivals.get(path)?.encoding, path).toBe('dcz');
      bytes.push(arrivals.get(path)?.bytes ?? 0);
    }
    bytes.sort((a, b) => a - b);
    expect(bytes.length).toBeGreaterThan(10);
    expect(bytes[Math.floor(bytes.length / 2)]).toBeLessThanOrEqual(MEDIAN_BYTES);
    await site.close();
  });

  test('comes whole and right after a new deployment, whose dictionary the browser does not have', async ({
    page,
  }) => {
    const {server, site, arrivals} = await beginVisit(page);
    let said: string | undefined;
    // To the server of another build, what this browser has is unknown.
    server.prependListener('request', ({headers}) => {
      said = headers['available-dictionary'] as string | undefined;
      headers['available-dictionary'] = ':AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=:';
    });
    const [path = ''] = pages;
    const response = await page.goto(site.origin + path);
    expect(said).toMatch(/^:[\w+/]{43}=:$/);
    expect(await response?.text()).toBe(readFileSync(join(SITE_BUILD, path, 'index.html'), 'utf8'));
    expect(arrivals.get(path)?.encoding).toBe('br');
    await site.close();
  });
});
