import type {SiteFiles} from '@help-center/built-site';
import {FILES_NAME, WORKER_NAME} from '../storage/OfflineFiles.ts';
import {leaveOutSizes} from './leaveOutSizes.ts';

/** Files that readers never request; {@link isKept} also skips host settings, source maps and files for agents. */
const LEFT_OUT = new Set(['404.html', FILES_NAME, WORKER_NAME, 'robots.txt', 'sitemap.xml.gz']);

function isKept(name: string): boolean {
  return (
    !LEFT_OUT.has(name) && !/(^|\/)_|(^|\/)\.|\.(map|pdf|md)$|^agents\/|(^|\/)llms[\w-]*\.txt$/.test(name)
  );
}

/** The banner of the theme on pages that only readers who know the address may find. */
const UNLISTED = /<div[^>]* class="[^"]*\btheme-unlisted-banner\b/;

/** Whether a page may be named in a public list. */
function isListed(site: SiteFiles, name: string): boolean {
  return !name.endsWith('.html') || !UNLISTED.test(site.readText(name));
}

/** Sorted names of the files that a saved copy of a built site needs, with one size of each picture. */
export function listNames(site: SiteFiles): string[] {
  return leaveOutSizes(site.list().filter((name) => isKept(name) && isListed(site, name)));
}
