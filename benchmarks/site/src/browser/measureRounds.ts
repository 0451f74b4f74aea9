import {join} from 'node:path';
import type {Browser} from 'playwright-core';
import type {Browser as ReaderBrowser} from 'puppeteer-core';
import {createContent, MEASURED_INDEX, PICTURES_INDEX} from '../content/createContent.ts';
import type {Peer} from '../peers/Peer.ts';
import type {PeerResult} from '../report/siteTables.ts';
import {measureNextPage} from './measureNextPage.ts';
import {measureSecondPage} from './measureSecondPage.ts';
import {measureSearch} from '../measure/measureSearch.ts';
import {measureView} from '../measure/measureView.ts';
import {openSlowLine, type SlowLine} from '../measure/openSlowLine.ts';
import {openVisit} from '../measure/openVisit.ts';
import {serveMeasured, type MeasuredServer} from '../measure/serveMeasured.ts';
import {products} from '../content/products.ts';

/** A built site. */
export interface BuiltSite {
  readonly peer: Peer;
  readonly pages: number;
  readonly folder: string;
}

/** What the rounds measured of one site. */
export type Measured = {
  -readonly [
    Part in 'views' | 'nextPages' | 'searches' | 'pictures' | 'secondPages' | 'failures'
  ]: PeerResult[Part][number][];
};

/** The browsers that measure. */
export interface Browsers {
  readonly browser: Browser;
  /** For the way to the next page; see {@link measureNextPage}. */
  readonly readerBrowser: ReaderBrowser;
}

interface Task<Site> {
  readonly site: Site;
  readonly served: MeasuredServer;
  /** The server over a slow line, which also slows down what Chromium's own limits leave out. */
  readonly line: SlowLine;
  readonly path: string;
  readonly next: {readonly link: string; readonly title: string};
  readonly query: string;
  /** A page with pictures; of a site that stands built there is none. */
  readonly picturesPath?: string;
  readonly measured: Measured;
}

/**
 * Measures the sites in turn, every one once in each round, so that a busy or slow machine hits all of them alike. One
 * round without limits goes before, in which the server compresses what is asked for.
 */
export async function measureRounds<Site extends BuiltSite>(
  browsers: Browsers,
  sites: readonly Site[],
  rounds: number,
  {progress, isStopped}: {progress: (message: string) => void; isStopped: () => boolean},
): Promise<Map<Site, Measured>> {
  const tasks = await Promise.all(sites.map(createTask));
  try {
    for (const task of tasks) await measureOnce(browsers, task, 0);
    for (let round = 1; round <= rounds && !isStopped(); round++) {
      for (const task of tasks) {
        if (isStopped()) break;
        await measureOnce(browsers, task, round);
        progress(`${task.site.peer.name}, ${task.site.pages} pages: round ${round} of ${rounds}`);
      }
    }
  } finally {
    for (const {line} of tasks) line.close();
    await Promise.all(tasks.map(({served}) => served.close()));
  }
  return new Map(tasks.map(({site, measured}) => [site, measured]));
}

async function createTask<Site extends BuiltSite>(site: Site): Promise<Task<Site>> {
  const {peer, pages, folder} = site;
  const outFolder = join(folder, peer.outFolder);
  const served = await serveMeasured(outFolder);
  const line = await openSlowLine(served.origin);
  const measured: Measured = {
    views: [],
    nextPages: [],
    searches: [],
    pictures: [],
    secondPages: [],
    failures: [],
  };
  if (peer.built !== undefined) return {site, served, line, measured, ...peer.built};
  const content = createContent(
    pages,
    products.map(({id}) => id),
  );
  const page = content[MEASURED_INDEX];
  const next = content[page?.next.index ?? -1];
  const withPictures = content[PICTURES_INDEX];
  if (page === undefined || next === undefined) throw new Error('The content has no page to measure.');
  return {
    site,
    served,
    line,
    measured,
    path: peer.urlOf(page),
    next: {link: next.title, title: next.title},
    query: page.title.split(' ')[0] ?? '',
    ...(withPictures !== undefined && {picturesPath: peer.urlOf(withPictures)}),
  };
}

/** Every so many rounds the page with pictures is measured, and the second page after it. */
const PICTURES_STEP = 2;

async function measureOnce<Site extends BuiltSite>(
  {browser, readerBrowser}: Browsers,
  {site, served, line, path, next, query, picturesPath, measured}: Task<Site>,
  round: number,
): Promise<void> {
  const slow = round > 0;
  const attempt = async (name: string, measure: () => Promise<void>) => {
    try {
      await measure();
    } catch (error) {
      const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
      const failure = `${name}: ${reason}`;
      if (!measured.failures.includes(failure)) measured.failures.push(failure);
    }
  };
  const {search} = site.peer;
  await attempt('first view', async () => {
    const visit = await openVisit(browser, {slow});
    try {
      const view = await measureView(visit, served, path);
      if (slow) measured.views.push(view);
    } finally {
      await visit.close();
    }
  });
  await attempt('next page', async () => {
    const from = (slow ? line : served).origin + path;
    const cost = await measureNextPage(readerBrowser, served, {from, ...next}, slow);
    if (slow) measured.nextPages.push(cost);
  });
  if (picturesPath !== undefined && (round === 0 || round % PICTURES_STEP === 1)) {
    await attempt('pictures', async () => {
      const visit = await openVisit(browser, {slow});
      try {
        const view = await measureView(visit, served, picturesPath);
        if (slow) measured.pictures.push(view);
        await attempt('second page', async () => {
          const bytes = await measureSecondPage(visit, served, path);
          if (slow) measured.secondPages.push(bytes);
        });
      } finally {
        await visit.close();
      }
    });
  }
  // A search that has not answered once within the limit is not waited for again.
  if (search === null || measured.searches.some(({usable}) => usable === Infinity)) return;
  await attempt('search', async () => {
    const answer = await measureSearch(browser, served, path, search, query, {slow});
    if (slow) measured.searches.push(answer);
  });
}
