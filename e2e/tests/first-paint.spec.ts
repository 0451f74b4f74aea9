import type {Page} from '@playwright/test';
import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {join} from 'node:path';
import {SITE_BUILD} from '../src/folders.ts';
import {listen, type RunningServer} from '../src/listen.ts';
import {expect, test as base} from '../src/test.ts';

const PAGE = readFileSync(join(SITE_BUILD, 'docs/ANSVIS/Guides/Monitor-AI-Task/index.html'), 'utf8');
const BAR = PAGE.indexOf('<nav', PAGE.indexOf('<body'));
const BEHIND_BAR = PAGE.indexOf('</nav>', BAR);
const BEHIND_HEADING = PAGE.indexOf('</h2>', BEHIND_BAR);

interface Served extends RunningServer {
  /** Sends the rest. */
  release(): void;
}

/** Serves the page up to a place, and the rest once asked to. */
async function startServer(place: number): Promise<Served> {
  let release = () => {};
  const server = createServer(({url}, response) => {
    if (url !== '/') {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {'content-type': 'text/html; charset=utf-8'});
    response.write(PAGE.slice(0, place));
    release = () => response.end(PAGE.slice(place));
  });
  return {...(await listen(server)), release: () => release()};
}

const test = base.extend<{serveUpTo: (place: number) => Promise<Served>}>({
  serviceWorkers: 'block',
  serveUpTo: async ({}, use) => {
    const started: Served[] = [];
    await use(async (place) => {
      const served = await startServer(place);
      started.push(served);
      return served;
    });
    for (const served of started) await served.close();
  },
});

const BEFORE_END_OF_BAR = Math.floor((BAR + BEHIND_BAR) / 2);

const countPaints = (page: Page) => page.evaluate(() => performance.getEntriesByType('paint').length);

/** Opens the page of a server that sends no more than its bar, and keeps what moves on it in `shifts`. */
async function openBar(page: Page, {origin}: Served): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, {shifts});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & {value: number}).value);
    }).observe({type: 'layout-shift', buffered: true});
  });
  await page.goto(origin, {waitUntil: 'commit'});
  await page.locator('.navbar__brand').waitFor({state: 'attached'});
}

/** Sends the rest of the page, which is painted without anything moving by as much as a reader could see. */
async function expectStillRest(page: Page, served: Served): Promise<void> {
  served.release();
  await page.waitForLoadState('load');
  await expect.poll(() => countPaints(page)).toBeGreaterThan(0);
  const shifts = await page.evaluate(() => (window as unknown as {shifts: number[]}).shifts);
  expect(shifts.filter((shift) => shift > 0.0005)).toEqual([]);
}

test('paints a page that stalls after its first heading, but not inside the navbar', async ({
  context,
  serveUpTo,
}) => {
  const [part, whole] = [await context.newPage(), await context.newPage()];
  const [upToPart, upToWhole] = [await serveUpTo(BEFORE_END_OF_BAR), await serveUpTo(BEHIND_HEADING + 3000)];
  await openBar(part, upToPart);
  // Opened later, so that the other one could have been painted by now.
  await openBar(whole, upToWhole);
  await expect.poll(() => countPaints(whole)).toBeGreaterThan(0);
  expect(await part.evaluate(() => document.visibilityState)).toBe('visible');
  expect(await countPaints(part)).toBe(0);
  await expectStillRest(whole, upToWhole);
  await expectStillRest(part, upToPart);
});
