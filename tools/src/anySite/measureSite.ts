import type {Browser} from 'playwright-core';
import {measureSearch, type SearchSelectors} from '../measure/measureSearch.ts';
import {measureView, type View} from '../measure/measureView.ts';
import {openVisit} from '../measure/openVisit.ts';
import type {ServedFolder} from '../measure/serveFolder.ts';

/** What a page of middle length costs a phone on a slow 4G network; medians, bytes on the wire, milliseconds. */
export interface Measured {
  readonly bytesBeforeLoad: number;
  readonly requestsBeforeLoad: number;
  readonly bytesTotal: number;
  readonly requestsTotal: number;
  readonly largestPaint: number;
  readonly blocking: number;
  /** Time in scripts. */
  readonly script: number;
  /** From the tap on the search button to the first hit, and what was fetched for it; `null` where search did not answer. */
  readonly search: {readonly firstHit: number; readonly bytes: number} | null;
}

const SEARCH: SearchSelectors = {
  button: '.DocSearch-Button',
  visible: 'dialog[open]',
  input: 'dialog[open] input',
  result: 'dialog[open] [role=option], dialog.search-frame a',
};

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Measures a page, each time with an empty cache; `query` is searched for where the site answers searches itself. */
export async function measureSite(
  browser: Browser,
  served: ServedFolder,
  path: string,
  {rounds, query}: {rounds: number; query: string | null},
): Promise<Measured> {
  const views: View[] = [];
  const searches: {usable: number; bytes: number}[] = [];
  // The first round warms the server, which compresses what is asked for.
  for (let round = 0; round <= rounds; round++) {
    const visit = await openVisit(browser, {slow: round > 0});
    try {
      const view = await measureView(visit, served, path);
      if (round > 0) views.push(view);
    } finally {
      await visit.close();
    }
    if (query === null) continue;
    served.reset();
    const {usable} = await measureSearch(browser, served, path, SEARCH, query, round > 0);
    if (round > 0) searches.push({usable, bytes: served.traffic().bytes});
  }
  const of = (pick: (view: View) => number) => median(views.map(pick));
  return {
    bytesBeforeLoad: of(({bytesBeforeLoad}) => bytesBeforeLoad),
    requestsBeforeLoad: of(({requestsBeforeLoad}) => requestsBeforeLoad),
    bytesTotal: of(({bytesTotal}) => bytesTotal),
    requestsTotal: of(({requestsTotal}) => requestsTotal),
    largestPaint: of(({largestPaint}) => largestPaint),
    blocking: of(({blocking}) => blocking),
    script: of(({script}) => script),
    search:
      searches.length === 0
        ? null
        : {
            firstHit: median(searches.map(({usable}) => usable)),
            bytes: median(searches.map(({bytes}) => bytes)) - of(({bytesBeforeLoad}) => bytesBeforeLoad),
          },
  };
}
