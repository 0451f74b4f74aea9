import type {Browser} from 'playwright-core';
import {serveFolder} from '../measure/serveFolder.ts';
import {pickDocument, type BuiltSite} from './BuiltSite.ts';
import {measureSite} from './measureSite.ts';
import type {BuildReport} from './report.ts';
import type {ProcessCost} from './runProcess.ts';
import {tryFeatures} from './tryFeatures.ts';
import {walkPages} from './walkPages.ts';

/** Serves a build, walks all its pages, tries what readers do in each locale, and measures a page of middle length. */
export async function inspectBuild(
  browser: Browser,
  site: BuiltSite,
  {build, rounds, measuredPath}: {build: ProcessCost; rounds: number; measuredPath?: string},
  progress: (line: string) => void,
): Promise<BuildReport> {
  const served = await serveFolder(site.folder, {base: site.base, headers: site.headers});
  try {
    const faults = await walkPages(browser, site, served, (done) =>
      progress(`${done} of ${site.pages.length} pages`),
    );
    const trials = [];
    for (const locale of site.locales) {
      for (const trial of await tryFeatures(browser, site, served, locale))
        trials.push(site.locales.length > 1 ? {...trial, name: `${trial.name} (${locale})`} : trial);
    }
    const path = measuredPath ?? pickDocument(site).path;
    const answers = trials.find(({name}) => name.startsWith('search'))?.outcome === 'works';
    const query = answers ? (/"([^"]+)"/.exec(trials[0]?.detail ?? '')?.[1] ?? null) : null;
    return {
      build,
      pages: site.pages.length,
      faults,
      trials,
      measuredPath: path,
      measured: await measureSite(browser, served, encodeURI(path), {rounds, query}),
    };
  } finally {
    await served.close();
  }
}
