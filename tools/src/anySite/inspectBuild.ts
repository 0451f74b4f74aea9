import type {Browser} from 'playwright-core';
import {serveMeasured} from '../measure/serveMeasured.ts';
import type {BuiltSite} from './BuiltSite.ts';
import {measureSite} from './measureSite.ts';
import type {BuildReport} from './report.ts';
import type {ProcessCost} from '../runProcess.ts';
import {askQuestions, tryFeatures, type Trial} from './tryFeatures.ts';
import {walkPages} from './walkPages.ts';

/** Options of {@link inspectBuild}. */
export interface InspectOptions {
  readonly build: ProcessCost;
  /** Path of the page to measure. */
  readonly measuredPath: string;
  /** Paths of the pages to open. */
  readonly walked: ReadonlySet<string>;
  /** Locales in which to try the features. */
  readonly locales: readonly string[];
  /** What to ask search for in the default locale. */
  readonly questions: readonly string[];
}

/** Serves a build, opens its pages, tries the features in each locale, and measures one page. */
export async function inspectBuild(
  browser: Browser,
  site: BuiltSite,
  {build, measuredPath, walked, locales, questions}: InspectOptions,
  progress: (line: string) => void,
): Promise<BuildReport> {
  const {base: baseUrl, headers} = site;
  const served = await serveMeasured(site.folder, {baseUrl, headers});
  // Compressing every page at the highest quality would take longer than opening it.
  const plain = await serveMeasured(site.folder, {baseUrl, headers, compression: 'none'});
  try {
    const pages = site.pages.filter(({path}) => walked.has(path));
    const {faults, loads} = await walkPages(browser, pages, plain, (done) =>
      progress(`${done} of ${pages.length} pages`),
    );
    const trials: Trial[] = [];
    for (const locale of locales) {
      const tried = await tryFeatures(browser, site, plain, locale).catch((error: unknown): Trial[] => [
        {name: 'features', outcome: 'fails', detail: String(error)},
      ]);
      for (const trial of tried)
        trials.push(locales.length > 1 ? {...trial, name: `${trial.name} (${locale})`} : trial);
    }
    const answered = await askQuestions(browser, site, plain, questions);
    const answers = trials.find(({name}) => name.startsWith('search'))?.outcome === 'works';
    const query = answers ? (/"([^"]+)"/.exec(trials[0]?.detail ?? '')?.[1] ?? null) : null;
    return {
      build: {seconds: build.seconds, processorSeconds: build.processorSeconds},
      pages: site.pages.length,
      faults,
      loads,
      trials,
      answered,
      walked: pages.length,
      measuredPath,
      measured: await measureSite(browser, served, encodeURI(measuredPath), query).catch((error: unknown) =>
        String(error),
      ),
    };
  } finally {
    await served.close();
    await plain.close();
  }
}
