import {pageUrl, type Page, type Site} from '@help-center/content';
import {collectReport} from './collectReport.ts';
import {toPatchPage} from './createPatch.ts';
import type {Wish} from './readWishes.ts';
import type {EditorialReport} from './renderReport.ts';
import {openSiteIndex, suggestPages} from './suggestPages.ts';

/** Most searches to show, the most frequent first. */
const MAX_WISHES = 200;

/** Options of {@link makeReport}. */
export interface ReportSources {
  readonly site: Site;
  /** Folder of the built site, of which only unanswered searches need the index. */
  readonly buildDir: string;
  /** Unanswered searches; `undefined` if none were read. */
  readonly wishes?: readonly Wish[] | undefined;
  readonly today: Date;
  /** Path of the website's folder from the root of the repository, with a slash at its end. */
  readonly prefix: string;
}

/** Collects the tables of a site, and suggests pages for unanswered searches. */
export async function makeReport(sources: ReportSources): Promise<EditorialReport> {
  const {site, buildDir, wishes, today, prefix} = sources;
  const report = {today, tables: collectReport(site, today)};
  if (wishes === undefined) return report;
  const pages = [...site.pages.values()].filter(({frontMatter}) => frontMatter.title !== undefined);
  const paths = new Set(pages.map(toPath));
  const index = await openSiteIndex(buildDir);
  return {
    ...report,
    wishes: await Promise.all(
      wishes
        .slice(0, MAX_WISHES)
        .map(async (wish) => ({...wish, pages: await suggestPages(index, paths, wish.query)})),
    ),
    pages: Object.fromEntries(pages.map((page) => [toPath(page), toPatchPage(page, prefix)])),
  };
}

/** The path with a trailing slash, as in the index. */
function toPath(page: Page): string {
  return pageUrl(page).replace(/\/?$/u, '/');
}
