import type {Browser} from 'playwright-core';
import {openVisit, type Visit} from './openVisit.ts';
import type {MeasuredServer} from './serveMeasured.ts';

/** CSS selectors of a site's search. */
export interface SearchSelectors {
  readonly button: string;
  /** What a tap on the button shows. */
  readonly visible: string;
  readonly input: string;
  readonly result: string;
}

/** How search answers a reader who taps its button as soon as it is painted; times in milliseconds from the first tap. */
export interface SearchAnswer {
  /** Until the search is visible. */
  readonly visible: number;
  /** Until the first result of a query typed at once; `Infinity` without one after 30 s. */
  readonly usable: number;
  /** Number of taps; more than one if taps were lost. */
  readonly taps: number;
}

/** Options of {@link measureSearch}. */
export interface MeasureSearchOptions {
  /** Whether network and processor are slowed down; default true. */
  readonly slow?: boolean;
  /** Called before the page opens; default nothing. */
  before?(visit: Visit): Promise<void>;
  /** Called when the first result is there; default nothing. */
  after?(visit: Visit): Promise<void>;
}

/** An unanswered tap is repeated after this time. */
const PATIENCE_MS = 1000;
const LIMIT_MS = 30_000;

/** Opens a page with an empty cache and taps on search at the first paint. */
export async function measureSearch(
  browser: Browser,
  served: MeasuredServer,
  path: string,
  selectors: SearchSelectors,
  query: string,
  {slow = true, before, after}: MeasureSearchOptions = {},
): Promise<SearchAnswer> {
  const visit = await openVisit(browser, {slow});
  const {page} = visit;
  try {
    await page.addInitScript(watchSearch(selectors));
    await before?.(visit);
    await page.goto(served.origin + path, {waitUntil: 'commit', timeout: 60_000});
    const button = page.locator(selectors.button).filter({visible: true}).first();
    await visit.until('window.benchObserved?.paint !== null', LIMIT_MS);
    await button.waitFor({timeout: LIMIT_MS});
    const box = await button.boundingBox();
    if (box === null) throw new Error('the search button is not visible');
    let taps = 0;
    for (let answered = false; !answered; taps++) {
      if (taps * PATIENCE_MS > LIMIT_MS) throw new Error('search did not open within 30 s');
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
      answered = await visit.until('window.benchSearch.visible !== null', PATIENCE_MS);
    }
    if (!(await visit.until(IS_READY, LIMIT_MS)))
      throw new Error('the search field did not appear within 30 s');
    if ((await visit.evaluate(IS_FOCUSED)) !== true) await page.locator(selectors.input).first().focus();
    await page.keyboard.type(query);
    await visit.until('window.benchSearch.result !== null', LIMIT_MS);
    const {tap, visible, result} = (await visit.evaluate('window.benchSearch')) as Record<
      'tap' | 'visible' | 'result',
      number | null
    >;
    if (tap === null || visible === null) throw new Error('the tap did not reach the page');
    await after?.(visit);
    return {visible: visible - tap, usable: result === null ? Infinity : result - tap, taps};
  } finally {
    await visit.close();
  }
}

const IS_FOCUSED = 'document.activeElement instanceof HTMLInputElement';
const IS_READY = `${IS_FOCUSED} || window.benchSearch.input !== null`;

/** Records the time of the first tap, and of the first frames with the search, its field and a result. */
function watchSearch({visible, input, result}: SearchSelectors): string {
  return `(() => {
    const seen = window.benchSearch = {tap: null, visible: null, input: null, result: null};
    addEventListener('pointerdown', ({timeStamp}) => { seen.tap ??= timeStamp; }, true);
    const selectors = ${JSON.stringify({visible, input, result})};
    const isShown = (selector) =>
      [...document.querySelectorAll(selector)].some((element) => element.getClientRects().length > 0);
    const look = () => {
      if (seen.tap !== null) {
        for (const [name, selector] of Object.entries(selectors)) {
          if (seen[name] === null && isShown(selector)) seen[name] = performance.now();
        }
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  })()`;
}
