import {docPages, pageUrl, textOf, type Page, type Site} from '@help-center/content';
import {collectReport, type ReportTable} from '../report/collectReport.ts';
import type {BuiltFaults} from './checkBuiltPages.ts';

/** Pages with fewer words are thin, except landing pages. */
const FEW_WORDS = 120;

/** Two pages with at least this share of common word runs have the same content. */
const TWINS = 0.3;

/** Words in a run. */
const RUN = 5;

/** Tables taken from the editorial report. */
const FROM_REPORT = ['values', 'reviews', 'unlinked'];

/** A review is outdated after this many days. */
const OLD_DAYS = 180;

/** All tables of content health except the searches. */
export function collectHealth(site: Site, built: BuiltFaults, today: Date): ReportTable[] {
  const tables = collectReport(site, today).filter(({id}) => FROM_REPORT.includes(id));
  const pages = docPages(site).map((page) => ({page, words: wordsOf(page)}));
  return [
    ...tables.map((table) =>
      table.id === 'reviews'
        ? {...table, title: 'Old reviews', rows: table.rows.filter(([, age]) => Number(age) > OLD_DAYS)}
        : table,
    ),
    {
      id: 'thin',
      title: 'Thin pages',
      hint: `Fewer than ${FEW_WORDS} words. Say more, or join the page with another one.`,
      columns: ['Words', 'Title', 'Page'],
      rows: pages
        .filter(({page, words}) => page.frontMatter.page_type !== 'landing' && words.length < FEW_WORDS)
        .map(({page, words}) => [words.length, String(page.frontMatter.title), pageUrl(page)]),
    },
    {
      id: 'twins',
      title: 'Pages that say the same',
      hint: 'Readers do not know which one to read, and one of them grows old. Keep one, and link to it.',
      columns: ['Equal, in percent', 'Page', 'Other page'],
      rows: findTwins(pages),
    },
    {
      id: 'dead',
      title: 'Links that lead nowhere',
      hint: 'On the built pages. Correct the address, or give the page back.',
      columns: ['Page', 'Link'],
      rows: built.deadLinks.map(({page, fault}) => [page, fault]),
    },
    {
      id: 'accessibility',
      title: 'Faults of accessibility',
      hint: 'As far as the HTML shows them; npm run browser -- accessibility looks further.',
      columns: ['Page', 'Fault'],
      rows: built.accessibility.map(({page, fault}) => [page, fault]),
    },
  ];
}

/** The words that readers see, without front matter and imports. */
function wordsOf({tree}: Page): readonly string[] {
  const shown = tree.children.filter(({type}) => type !== 'yaml' && type !== 'mdxjsEsm');
  return shown.flatMap(
    (node) =>
      textOf(node)
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? [],
  );
}

function findTwins(
  pages: readonly {readonly page: Page; readonly words: readonly string[]}[],
): (string | number)[][] {
  const runs = pages.map(({page, words}) => ({
    url: pageUrl(page),
    own: new Set(words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(' '))),
  }));
  return runs.flatMap(({url, own}, at) =>
    runs.slice(at + 1).flatMap(({url: other, own: others}) => {
      const shared = [...own].filter((run) => others.has(run)).length;
      const share = shared / Math.max(1, Math.min(own.size, others.size));
      return own.size >= 20 && others.size >= 20 && share >= TWINS
        ? [[Math.round(share * 100), url, other]]
        : [];
    }),
  );
}
