import type {SiteFiles} from '@help-center/built-site';
import {FILES_NAME, WORKER_NAME} from '../storage/OfflineFiles.ts';
import {leaveOutSizes} from './leaveOutSizes.ts';

/** Files that readers never request; {@link isKept} also skips host settings, source maps and files for agents. */
const LEFT_OUT = new Set(['404.html', FILES_NAME, WORKER_NAME, 'robots.txt', 'sitemap.xml.gz']);

function isKept(name: string): boolean {
  return (
    !LEFT_OUT.has(name) &&
    !/(^|\/)_|(^|\/)\.|\.(map|pdf|md|dictionary\.txt|dcz)$|^agents\/|(^|\/)llms[\w-]*\.txt$/.test(name)
  );
}

/** Sorted names of the files that a saved copy of a built site needs, with one size of each picture. */
export function listNames(site: SiteFiles): string[] {
  return leaveOutSizes(site.list().filter(isKept));
}
