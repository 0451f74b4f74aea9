import {eachAtOnce, openThreads, type KeptWork, type SiteFiles, type Threads} from '@help-center/built-site';
import {AgentsError} from '../errors.ts';
import type {Twin} from './createTwin.ts';
import type {ReadPageOptions} from './readPage.ts';
import {narrowPages, pageKey} from './resolveAddresses.ts';
import {takeOwnText} from './takeOwnText.ts';
import type {PrepareOptions, TwinJob, TwinResult, TwinSource} from './TwinJob.ts';

/** Options of {@link writeTwins}. */
export interface WriteTwinsOptions extends ReadPageOptions {
  /** Base path of the site. Default `/`. */
  readonly baseUrl?: string;
  /** Paths of further pages without a twin. Default none. */
  readonly leftOut?: readonly string[];
  /** Results of earlier builds. Default none. */
  readonly keptWork?: KeptWork;
}

/** The compiled script, also when this module runs from source. */
const THREAD = new URL('../../dist/twins/twinThread.js', import.meta.url);

/** The file of a twin below the build folder. */
export function twinFile(markdownUrl: string, baseUrl: string): string {
  return decodeURIComponent(new URL(markdownUrl).pathname).slice(baseUrl.length);
}

function toPrepareOptions(options: WriteTwinsOptions): PrepareOptions {
  const {
    baseUrl = '/',
    leftOut = [],
    versions = [],
    docsPath,
    productLabels,
    keepNoindex,
    searchPagePath,
  } = options;
  return {
    baseUrl,
    unwanted: leftOut.map(decodeURI),
    versions,
    ...(docsPath !== undefined && {docsPath}),
    ...(productLabels && {productLabels}),
    ...(keepNoindex !== undefined && {keepNoindex}),
    ...(searchPagePath !== undefined && {searchPagePath}),
  };
}

/** The twins of a site. */
export interface WrittenTwins {
  readonly twins: readonly Twin[];
  /** Number of files that the site itself has in the place of twins; they stay as they are. */
  readonly own: number;
  /** Number of pages that each step ran for; the others come from earlier builds. */
  readonly done: Readonly<Record<TwinJob['step'], number>>;
}

/** Runs the steps of a page, on threads if there are many pages, or takes their results from earlier builds. */
class TwinWork {
  readonly done: Record<TwinJob['step'], number> = {prepare: 0, write: 0};
  readonly #threads: Threads<TwinJob, TwinResult<TwinJob['step']>> | undefined;
  readonly #kept: KeptWork | undefined;

  constructor(pageCount: number, kept: KeptWork | undefined) {
    this.#threads = openThreads(pageCount, THREAD);
    this.#kept = kept;
  }

  get limit(): number {
    return this.#threads?.limit ?? 1;
  }

  async do<Job extends TwinJob>(job: Job): Promise<TwinResult<Job['step']>> {
    const make = async () => {
      this.done[job.step]++;
      if (this.#threads !== undefined) return this.#threads.run(job);
      // Imported on demand, because this thread does not need it when there are others.
      const {doTwinJob} = await import('./doTwinJob.ts');
      return doTwinJob(job);
    };
    const inputs = Object.values<unknown>(job).map((input) =>
      typeof input === 'string' || input instanceof Uint8Array ? input : JSON.stringify(input),
    );
    return (await (this.#kept?.takeLater(inputs, make) ?? make())) as TwinResult<Job['step']>;
  }

  async close(): Promise<void> {
    await this.#threads?.close();
  }
}

async function makeTwins(
  files: SiteFiles,
  names: readonly string[],
  options: PrepareOptions,
  work: TwinWork,
): Promise<Pick<WrittenTwins, 'twins' | 'own'>> {
  const {baseUrl} = options;
  const sources = new Map<number, TwinSource>();
  await eachAtOnce(names, work.limit, async (file, index) => {
    const html = files.readText(file);
    if (html.includes('http-equiv="refresh"')) return;
    const prepared = await work.do({step: 'prepare', file, html, options});
    files.write(file, prepared.html);
    if (prepared.source !== null) sources.set(index, prepared.source);
  });
  const read = [...sources].sort(([a], [b]) => a - b).map(([, source]) => source);
  const [first] = read;
  if (first === undefined) {
    throw new AgentsError(
      'AGENTS_NO_PAGES',
      `no page in "${files.outDir}" has any text; build the site first.`,
    );
  }
  const pages = new Map(read.map(({url}) => [pageKey(new URL(url)), url]));
  const listUrl = new URL(`${baseUrl}llms.txt`, first.url).href;
  const twins: Twin[] = [];
  let own = 0;
  await eachAtOnce(read, work.limit, async ({url, links, page}, index) => {
    const known = narrowPages(links, url, pages);
    const twin = await work.do({step: 'write', page, known, listUrl});
    const name = twinFile(twin.page.markdownUrl, baseUrl);
    if (files.has(name)) {
      own++;
      twins[index] = takeOwnText(twin, files.readText(name));
    } else {
      files.write(name, twin.markdown);
      twins[index] = twin;
    }
  });
  return {twins, own};
}

/**
 * Writes the Markdown twin of every page beside it, unless the site has a file there, and links each page to its twin and to
 * the list of all pages.
 */
export async function writeTwins(files: SiteFiles, options: WriteTwinsOptions): Promise<WrittenTwins> {
  const names = files.list().filter((name) => name.endsWith('.html'));
  const work = new TwinWork(names.length, options.keptWork);
  try {
    const {twins, own} = await makeTwins(files, names, toPrepareOptions(options), work);
    options.keptWork?.prune();
    // Sorts landing pages before the pages below them, and the latest versions before others.
    const rankOf = ({page}: Twin) => Number(!page.isLatest);
    const sorted = twins.toSorted((a, b) => rankOf(a) - rankOf(b) || (a.page.url < b.page.url ? -1 : 1));
    return {twins: sorted, own, done: work.done};
  } finally {
    await work.close();
  }
}
