import {setTimeout as delay} from 'node:timers/promises';
import type {Browser} from 'puppeteer-core';
import {PROFILE} from '../measure/openVisit.ts';
import type {MeasuredServer} from '../measure/serveMeasured.ts';
import {waitUntilQuiet} from '../measure/waitUntilQuiet.ts';

/** What the way to the next page costs a reader who points at a link and clicks. */
export interface NextPage {
  /** Milliseconds from the pointer reaching the link, `HOVER_MS` before the click, to the painted page. */
  readonly time: number;
  /** Bytes on the wire from the pointer reaching the link until the network is quiet. */
  readonly bytes: number;
}

/** A page, and the link on it to follow. */
interface Way {
  /** Address of the page. */
  readonly from: string;
  /** Text of the link. */
  readonly link: string;
  /** Heading of the page that the link leads to. */
  readonly title: string;
}

/** How long the pointer rests on a link before the click; most tools fetch the page meanwhile. */
const HOVER_MS = 200;

/**
 * Opens a page over a line that is slow by itself, waits until it is quiet, and follows a link. `browser` has a window of its
 * own size, since a pointer that hovers belongs to a desktop, and an emulated phone costs even an empty page 300 ms when it
 * is shown. It is Puppeteer's, for which Chromium also renders pages ahead, as it does for readers.
 */
export async function measureNextPage(
  browser: Browser,
  served: MeasuredServer,
  {from, link, title}: Way,
  slow: boolean,
): Promise<NextPage> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.evaluateOnNewDocument(watchHeading(title));
    if (slow) await page.emulateCPUThrottling(PROFILE.cpuSlowdown);
    await page.goto(from, {waitUntil: 'load', timeout: 60_000});
    await waitUntilQuiet(null, served);
    const box = (await page.evaluate(`(() => {
      const link = [...document.querySelectorAll('main a')].find(
        (link) => link.textContent.includes(${JSON.stringify(link)}) && link.checkVisibility());
      link?.scrollIntoView({block: 'nearest'});
      return link?.getBoundingClientRect().toJSON();
    })()`)) as {x: number; y: number; height: number} | undefined;
    if (box === undefined) throw new Error(`the link "${link}" is not visible`);
    served.reset();
    const start = (await page.evaluate('performance.timeOrigin + performance.now()')) as number;
    await page.mouse.move(box.x + 5, box.y + box.height / 2);
    await delay(HOVER_MS);
    await page.mouse.click(box.x + 5, box.y + box.height / 2);
    // Puppeteer loses a page that it asks while another one takes its place.
    await waitUntilQuiet(null, served);
    const painted = (await page.evaluate(PAINTED)) as number | undefined;
    if (painted === undefined) throw new Error('the next page did not appear');
    return {time: painted - start, bytes: served.traffic().bytes};
  } finally {
    await context.close();
  }
}

/** When the heading was on the screen. In a page rendered ahead the driver's script did not run; its first paint has the heading. */
const PAINTED = `(() => {
  const [{activationStart = 0}] = performance.getEntriesByType('navigation');
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  if (activationStart > 0) return paint && performance.timeOrigin + paint.startTime;
  return window.benchPainted;
})()`;

/** Notes when the heading is on the screen: as for a first paint, once the compositor has shown it. */
function watchHeading(title: string): string {
  return `(() => {
    new PerformanceObserver((list) => {
      for (const {element, startTime} of list.getEntries()) {
        if (element?.textContent.includes(${JSON.stringify(title)})) window.benchPainted ??= performance.timeOrigin + startTime;
      }
    }).observe({type: 'element', buffered: true});
    new MutationObserver(() => document.querySelector('h1')?.setAttribute('elementtiming', ''))
      .observe(document, {childList: true, subtree: true});
  })()`;
}
