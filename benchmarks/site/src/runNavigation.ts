import {loadavg} from 'node:os';
import {join} from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {parseArgs} from 'node:util';
import {chromium, type Browser} from 'playwright-core';
import {machineLine} from '../../engines/src/machineLine.ts';
import {printReport} from '../../engines/src/printReport.ts';
import {progress} from '../../engines/src/progress.ts';
import {runBenchmark} from '../../engines/src/runBenchmark.ts';
import {markdownTable} from '../../relevance/src/relevanceReport.ts';
import {HOVER_MS} from './browser/measureNextPage.ts';
import {NETWORK, serveVariant, type ServedVariant} from './navigation/serveVariant.ts';
import {VARIANTS, type Variant} from './navigation/variants.ts';
import {repositoryRoot} from './peers/folders.ts';
import {median, upperQuartile} from './measure/median.ts';

const PATH = '/docs/ANSVIS/Guides/Camera/';
const NEXT = {selector: '.pagination-nav__link--next', heading: 'Camera view'};
/** Nothing is sent for so long when a page is at rest; links in view are fetched ahead before. */
const REST_MS = 1500;
const REST_LIMIT_MS = 30_000;
const LIMIT_MS = 15_000;

interface Visit {
  readonly time: number;
  readonly bytes: number;
}

async function waitForRest(served: ServedVariant): Promise<void> {
  const start = performance.now();
  let since = start;
  for (let sent = -1; performance.now() - since < REST_MS; await delay(50)) {
    if (performance.now() - start > REST_LIMIT_MS) throw new Error('the page did not come to rest');
    if (served.bytes() !== sent) since = performance.now();
    sent = served.bytes();
  }
}

/** What the reader did before: nothing at all, or so much that the scripts of the page run. */
type Before = 'nothing' | 'in use';

/** One visit: the pointer reaches the link, rests there, and clicks; `Infinity` when nothing was painted. */
async function visitOnce(browser: Browser, folder: string, variant: Variant, before: Before): Promise<Visit> {
  const served = await serveVariant(folder, variant, NEXT.heading);
  const context = await browser.newContext({viewport: {width: 1280, height: 800}, serviceWorkers: 'block'});
  try {
    const page = await context.newPage();
    await page.goto(served.origin + PATH, {waitUntil: 'load'});
    await page.evaluate(`document.querySelector('${NEXT.selector}').scrollIntoView({block: 'center'})`);
    if (before === 'in use') {
      await page.mouse.move(5, 5);
      await page.mouse.move(40, 8);
      await page.waitForFunction("document.documentElement.dataset.hasHydrated === 'true'");
    }
    await waitForRest(served);
    const box = await page.evaluate<{x: number; y: number}>(
      `(({x, y, width, height}) => ({x: x + width / 2, y: y + height / 2}))(document.querySelector('${NEXT.selector}').getBoundingClientRect())`,
    );
    const [bytesBefore, start] = [served.bytes(), Date.now()];
    await page.mouse.move(box.x, box.y);
    await delay(HOVER_MS);
    // The page may be gone before the driver knows.
    void page.mouse
      .down()
      .then(() => page.mouse.up())
      .catch(() => {});
    const at = await Promise.race([served.painted, delay(LIMIT_MS, Infinity)]);
    await delay(1000);
    return {time: at - start, bytes: served.bytes() - bytesBefore};
  } finally {
    await context.close();
    await served.close();
  }
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {runs: {type: 'string', default: '15'}, before: {type: 'string', default: 'nothing,in use'}},
  });
  const folder = join(repositoryRoot, 'website/build');
  const rows: string[][] = [];
  const load = loadavg()[0]?.toFixed(1);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
  for (const before of values.before.split(',') as Before[]) {
    const visits = VARIANTS.map((): Visit[] => []);
    // The variants take turns, so that a busy machine hits all of them alike.
    for (let run = 0; run < Number(values.runs); run++) {
      for (const [index, variant] of VARIANTS.entries()) {
        const visit = await visitOnce(browser, folder, variant, before);
        visits[index]?.push(visit);
        progress(
          `${before}, ${variant.name}: ${visit.time.toFixed(0)} ms, ${visit.bytes} bytes, load ${loadavg()[0]?.toFixed(1)}`,
        );
      }
    }
    rows.push(...VARIANTS.map(({name}, index) => rowOf(before, name, visits[index] ?? [])));
  }
  await browser.close();
  printReport(
    'Next page',
    `${machineLine()} Load at the start ${load}. ${NETWORK.latencyMs} ms for each answer, ${NETWORK.bytesPerSecond / 1000} kB/s, processor not slowed down.`,
    markdownTable(
      ['reader did before', 'way', 'hover to painted ms, median / upper quartile', 'kB', 'arrived'],
      rows,
    ),
  );
}

function rowOf(before: Before, name: string, visits: readonly Visit[]): string[] {
  const times = visits.map(({time}) => time).filter(Number.isFinite);
  return [
    before,
    name,
    times.length > 0 ? `${median(times).toFixed(0)} / ${upperQuartile(times).toFixed(0)}` : '-',
    (median(visits.map(({bytes}) => bytes)) / 1000).toFixed(1),
    `${times.length} of ${visits.length}`,
  ];
}

await runBenchmark(main);
