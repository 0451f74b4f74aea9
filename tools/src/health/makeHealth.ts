import {pageUrl, type Page, type Site} from '@help-center/content';
import {checkBuiltPages} from './checkBuiltPages.ts';
import {collectHealth} from './collectHealth.ts';
import type {PatchPage} from './createPatch.ts';
import type {HealthPage} from './HealthPage.ts';
import {openSiteIndex} from './openSiteIndex.ts';
import type {Wish} from './readWishes.ts';
import {suggestPages} from './suggestPages.ts';

/** Most searches to show, the most frequent first. */
const MAX_WISHES = 200;

/** Options of {@link makeHealth}. */
export interface HealthSources {
  readonly site: Site;
  /** Folder of the built site. */
  readonly buildDir: string;
  /** Unanswered searches; `undefined` if none were read. */
  readonly wishes: readonly Wish[] | undefined;
  readonly today: Date;
  /** Path of the website's folder from the root of the repository, with a slash at its end. */
  readonly prefix: string;
}

/** Collects the content health of a build and suggests pages for unanswered searches. */
export async function makeHealth({
  site,
  buildDir,
  wishes,
  today,
  prefix,
}: HealthSources): Promise<HealthPage> {
  const pages = [...site.pages.values()].filter(({frontMatter}) => frontMatter.title !== undefined);
  const named = pages.map((page) => ({url: toPath(page), names: namesOf(page)}));
  const index = await openSiteIndex(buildDir);
  const asked = await Promise.all(
    (wishes ?? [])
      .slice(0, MAX_WISHES)
      .map(async (wish) => ({...wish, pages: await suggestPages(index, named, wish.query)})),
  );
  return {
    day: today.toISOString().slice(0, 10),
    wishes: asked,
    hasWishes: wishes !== undefined,
    tables: collectHealth(site, checkBuiltPages(buildDir), today),
    pages: Object.fromEntries(pages.map((page) => [toPath(page), toPatchPage(page, prefix)])),
  };
}

/** The path with a trailing slash, as in the index. */
function toPath(page: Page): string {
  return pageUrl(page).replace(/\/?$/u, '/');
}

function namesOf({frontMatter: {title, description, keywords}}: Page): string {
  return [title, description, ...(Array.isArray(keywords) ? keywords : [])].join(' ');
}

function toPatchPage({file, text, frontMatter: {keywords}}: Page, prefix: string): PatchPage {
  const lines = text.split('\n');
  const end = lines.indexOf('---', 1);
  return {
    file: prefix + file,
    lines: lines.slice(0, end + 4),
    count: Array.isArray(keywords) ? keywords.length : 0,
  };
}
