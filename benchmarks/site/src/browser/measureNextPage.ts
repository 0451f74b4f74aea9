import {setTimeout as delay} from 'node:timers/promises';
import type {Visit} from '../measure/openVisit.ts';
import type {MeasuredServer} from '../measure/serveMeasured.ts';
import {waitUntilQuiet} from '../measure/waitUntilQuiet.ts';

/** What the way to the next page costs a reader who points at a link and clicks. */
export interface NextPage {
  /** Milliseconds from the pointer reaching the link, `HOVER_MS` before the click, to the painted page. */
  readonly time: number;
  /** Bytes on the wire from the pointer reaching the link until the network is quiet. */
  readonly bytes: number;
}

/** How long the pointer rests on a link before the click; most tools fetch the page meanwhile. */
export const HOVER_MS = 200;
const LIMIT_MS = 15_000;

/** Follows the first link with this text. The visit must have opened with `watchHeading` as its script and be quiet. */
export async function measureNextPage(
  visit: Visit,
  served: MeasuredServer,
  linkText: string,
): Promise<NextPage> {
  const {mouse} = visit.page;
  const link = visit.page.locator('main a').filter({hasText: linkText, visible: true}).first();
  await link.scrollIntoViewIfNeeded();
  served.reset();
  const box = await link.boundingBox();
  if (box === null) throw new Error(`the link "${linkText}" is not visible`);
  const start = (await visit.evaluate('performance.timeOrigin + performance.now()')) as number;
  await mouse.move(box.x + 5, box.y + box.height / 2);
  await delay(HOVER_MS);
  await mouse.down();
  await mouse.up();
  if (!(await visit.until('Boolean(window.benchPainted)', LIMIT_MS))) {
    throw new Error('the next page did not appear within 15 s');
  }
  const time = ((await visit.evaluate('window.benchPainted')) as number) - start;
  await waitUntilQuiet(visit, served);
  return {time, bytes: served.traffic().bytes};
}

/** Notes when the frame after the one with the heading begins, that is when the heading is on the screen. */
export function watchHeading(title: string): string {
  return `(() => {
    const look = () => {
      if (document.querySelector('h1')?.textContent.includes(${JSON.stringify(title)})) {
        requestAnimationFrame(() => { window.benchPainted = performance.timeOrigin + performance.now(); });
      } else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  })()`;
}
