import {cp, mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {onTestFinished} from 'vitest';
import type {SiteInfo} from '../../src/node/describeSearch.ts';

/** Pages built by Docusaurus that the extractor is tested on. */
const BUILT_PAGES = fileURLToPath(new URL('../../../extractor/test/fixtures/site', import.meta.url));

/** An empty folder for a test, removed after it. */
export async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'search-theme-'));
  onTestFinished(() => rm(folder, {recursive: true}));
  return folder;
}

/** A site that was just built: its folder, and what Docusaurus would tell of it. */
export async function builtSite(): Promise<{site: SiteInfo; outDir: string}> {
  const siteDir = await emptyFolder();
  const outDir = path.join(siteDir, 'build');
  await cp(BUILT_PAGES, outDir, {recursive: true});
  return {site: siteIn(siteDir), outDir};
}

/** What Docusaurus would tell of a site in the folder. */
export function siteIn(siteDir: string): SiteInfo {
  return {
    siteDir,
    baseUrl: '/',
    siteConfig: {title: 'Help & more', url: 'https://docs.example.org', noIndex: false, themeConfig: {}},
    i18n: {currentLocale: 'en', defaultLocale: 'en'},
  };
}
