import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {join} from 'node:path';
import {SITE_BUILD} from '../src/folders.ts';
import {listen, type RunningServer} from '../src/listen.ts';
import {expect, test as base} from '../src/test.ts';

const PAGE = readFileSync(join(SITE_BUILD, 'docs/ANSVIS/Guides/Monitor-AI-Task/index.html'), 'utf8');
const BAR = PAGE.indexOf('<nav', PAGE.indexOf('<body'));
const BEHIND_BAR = PAGE.indexOf('</nav>', BAR);

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

for (const [name, place, isPainted] of [
  ['in the midst of its bar is painted when the bar is complete', (BAR + BEHIND_BAR) / 2, false],
  ['behind its bar is painted before the rest is there', BEHIND_BAR + 3000, true],
] as const) {
  test(`a page that stops arriving ${name}`, async ({page, serveUpTo}) => {
    const served = await serveUpTo(Math.floor(place));
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, {shifts});
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as PerformanceEntry & {value: number}).value);
      }).observe({type: 'layout-shift', buffered: true});
    });
    const countPaints = () => page.evaluate(() => performance.getEntriesByType('paint').length);
    await page.goto(served.origin, {waitUntil: 'commit'});
    await page.locator('.navbar__brand').waitFor({state: 'attached'});
    if (isPainted) await expect.poll(countPaints).toBeGreaterThan(0);
    else {
      // Frames go by in which the page would be painted.
      await page.evaluate(async () => {
        for (let frame = 0; frame < 10; frame++)
          await Promise.race([
            new Promise(requestAnimationFrame),
            new Promise((resolve) => setTimeout(resolve, 50)),
          ]);
      });
      expect(await countPaints()).toBe(0);
    }
    served.release();
    await page.waitForLoadState('load');
    await expect.poll(countPaints).toBeGreaterThan(0);
    expect(await page.evaluate(() => (window as unknown as {shifts: number[]}).shifts)).toEqual([]);
  });
}
