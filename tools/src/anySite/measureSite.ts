import type {Browser} from 'playwright-core';
import {measureSearch, type SearchSelectors} from '../measure/measureSearch.ts';
import {measureView, type View} from '../measure/measureView.ts';
import {median, medianOf} from '../measure/median.ts';
import {openVisit} from '../measure/openVisit.ts';
import type {MeasuredServer} from '../measure/serveMeasured.ts';

/** What a page of average length costs a phone on a slow 4G network, as medians. */
export interface Measured extends Omit<View, 'firstPaint' | 'shift' | 'heap'> {
  /** Milliseconds from the tap on the search button to the first hit, and the bytes fetched for it; `null` without an answer. */
  readonly search: {readonly firstHit: number; readonly bytes: number} | null;
}

/** The median of this many measurements counts. */
const ROUNDS = 3;

const SEARCH: SearchSelectors = {
  button: '.DocSearch-Button',
  visible: 'dialog[open]',
  input: 'dialog[open] input',
  result: 'dialog[open] [role=option]',
};

/** Measures a page with an empty cache each time. `query` is what to search for; `null` skips search. */
export async function measureSite(
  browser: Browser,
  served: MeasuredServer,
  path: string,
  query: string | null,
): Promise<Measured> {
  const views: View[] = [];
  const searches: {usable: number; bytes: number}[] = [];
  // The first round warms up the server, which compresses files on their first request.
  for (let round = 0; round <= ROUNDS; round++) {
    const visit = await openVisit(browser, {slow: round > 0});
    try {
      const view = await measureView(visit, served, path);
      if (round > 0) views.push(view);
    } finally {
      await visit.close();
    }
    if (query === null) continue;
    served.reset();
    const {usable} = await measureSearch(browser, served, path, SEARCH, query, {slow: round > 0});
    if (round > 0) searches.push({usable, bytes: served.traffic().bytes});
  }
  const {firstPaint: _, shift: __, heap: ___, ...costs} = medianOf(views);
  if (searches.length === 0) return {...costs, search: null};
  const bytes = median(searches.map((search) => search.bytes)) - costs.bytesBeforeLoad;
  return {...costs, search: {firstHit: median(searches.map(({usable}) => usable)), bytes}};
}
