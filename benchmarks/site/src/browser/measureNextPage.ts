import {setTimeout as delay} from 'node:timers/promises';
import type {Visit} from '../../../../tools/src/measure/openVisit.ts';

/** How long the pointer rests on a link before the click; most tools fetch the page meanwhile. */
export const HOVER_MS = 200;
const LIMIT_MS = 15_000;

/**
 * Milliseconds from the pointer reaching the link of the first paragraph, `HOVER_MS` before the click, to the painted
 * next page. The visit must have opened with `watchHeading` as its script and be quiet.
 */
export async function measureNextPage(visit: Visit, nextTitle: string): Promise<number> {
  const {mouse} = visit.page;
  const link = visit.page.locator('main a').filter({hasText: nextTitle, visible: true}).first();
  const box = await link.boundingBox();
  if (box === null) throw new Error(`the link to "${nextTitle}" is not visible`);
  const start = (await visit.evaluate('performance.timeOrigin + performance.now()')) as number;
  await mouse.move(box.x + 5, box.y + box.height / 2);
  await delay(HOVER_MS);
  await mouse.down();
  await mouse.up();
  if (!(await visit.until('Boolean(window.benchPainted)', LIMIT_MS))) {
    throw new Error('the next page did not appear within 15 s');
  }
  return ((await visit.evaluate('window.benchPainted')) as number) - start;
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
