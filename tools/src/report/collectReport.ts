import {posix} from 'node:path';
import {visit} from 'unist-util-visit';
import {docPages, factMarksOf, pageUrl, type Page, type Site} from '@help-center/content';
import {measurePages} from '../content/measurePages.ts';
import type {Wish} from './unanswered.ts';

/** A table of the editorial report. */
export interface ReportTable {
  readonly id: string;
  readonly title: string;
  /** What the table shows and what to do about it. */
  readonly hint: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

const DAY = 86_400_000;

/** Pages with fewer words are thin, except landing pages. */
const FEW_WORDS = 120;

function missingValues({products, pages}: Site): ReportTable {
  const rows = Object.entries(products).flatMap(([product, values]) =>
    Object.entries(values)
      .filter(([, {value}]) => value === undefined)
      .map(([name, {label, group}]) => {
        const shown = [...pages.values()].filter(
          ({text}) =>
            text.includes(`product="${product}" name="${name}"`) ||
            text.includes(`product="${product}" group="${group}"`),
        );
        return [product, group, name, label, shown.length];
      }),
  );
  return {
    id: 'values',
    title: 'Values the provider has not published',
    hint: 'Pages show what to ask support. Send the provider the form beside this report, and fill in the answers with npm run fill.',
    columns: ['Product', 'Group', 'Name', 'What', 'Pages that show it'],
    rows,
  };
}

function reviews(site: Site, today: Date): ReportTable {
  const rows = docPages(site).map((page) => {
    const {last_reviewed: reviewed, title, page_type: type} = page.frontMatter;
    const day = String(reviewed instanceof Date ? reviewed.toISOString() : reviewed).slice(0, 10);
    const age = Math.floor((today.getTime() - new Date(`${day}T00:00:00Z`).getTime()) / DAY);
    return [day, Number.isNaN(age) ? 0 : age, String(type), String(title), pageUrl(page)];
  });
  return {
    id: 'reviews',
    title: 'Pages by the day of their last review',
    hint: 'Read the oldest from start to end, check them, and set "last_reviewed".',
    columns: ['Last reviewed', 'Days ago', 'Type', 'Title', 'Page'],
    rows: rows.sort(([left], [right]) => String(left).localeCompare(String(right))),
  };
}

function externalLinks({pages}: Site): ReportTable {
  const found = new Map<string, Set<string>>();
  for (const page of pages.values()) {
    visit(page.tree, 'link', ({url}) => {
      if (/^https?:/.test(url)) found.set(url, (found.get(url) ?? new Set()).add(pageUrl(page)));
    });
  }
  return {
    id: 'links',
    title: 'Links to other sites',
    hint: 'Nobody tells us when these move. Open each from time to time.',
    columns: ['Address', 'Pages', 'First page'],
    rows: [...found].map(([url, from]) => [url, from.size, [...from][0] ?? '']),
  };
}

function unusedFacts({facts, pages}: Site): ReportTable {
  const used = new Set([...pages.values()].flatMap((page) => factMarksOf(page).map(({key}) => key)));
  const unused = [...facts.values()].filter(({key}) => !used.has(key));
  return {
    id: 'facts',
    title: 'Facts that no page rests on',
    hint: 'Known, but not told to readers. Write them, or take them out of website/data/products/.',
    columns: ['Key', 'Says', 'Source', 'Confidence'],
    rows: unused.map(({key, says, source, confidence}) => [
      key,
      String(says),
      String(source),
      String(confidence),
    ]),
  };
}

function linkedFiles(page: Page): string[] {
  const files: string[] = [];
  visit(page.tree, 'link', ({url}) => {
    const path = url.replace(/[?#].*$/, '');
    if (/\.mdx?$/.test(path)) files.push(posix.normalize(posix.join(page.folder, path)));
    else if (path.startsWith('/')) files.push(path.replace(/(.)\/$/, '$1'));
  });
  return files;
}

function unlinkedPages(site: Site): ReportTable {
  const linked = new Set([...site.pages.values()].flatMap(linkedFiles));
  const rows = docPages(site)
    .filter((page) => !linked.has(page.file) && !linked.has(pageUrl(page).replace(/(.)\/$/, '$1')))
    .filter(({frontMatter}) => frontMatter.page_type !== 'landing')
    .map((page) => [pageUrl(page), String(page.frontMatter.title)]);
  return {
    id: 'unlinked',
    title: 'Pages that no other page links to',
    hint: 'Readers find them only by the menu and by search. Link to them where they help.',
    columns: ['Page', 'Title'],
    rows,
  };
}

function thinPages(site: Site): ReportTable {
  return {
    id: 'thin',
    title: 'Thin pages',
    hint: `Fewer than ${FEW_WORDS} words. Say more, or join the page with another one.`,
    columns: ['Words', 'Page'],
    rows: measurePages(site)
      .filter(({type, words}) => type !== 'landing' && words < FEW_WORDS)
      .map(({words, file}) => [words, file]),
  };
}

/** Searches that found nothing, or after which nothing was opened, with the page that may answer each. */
export function unansweredSearches(wishes: readonly (Wish & {readonly page: string})[]): ReportTable {
  return {
    id: 'searches',
    title: 'Searches without an answer',
    hint: 'Nothing was found, or nothing was opened. In search-words.csv, correct the pages, empty the wrong ones, and add the words to their keywords with npm run fill. Where no page answers, write one.',
    columns: ['query', 'searches', 'without results', 'with a click', 'page'],
    rows: wishes.map(({query, searches, empty, clicked, page}) => [query, searches, empty, clicked, page]),
  };
}

/** All tables of the editorial report that come from the sources. */
export function collectReport(site: Site, today: Date): ReportTable[] {
  return [
    missingValues(site),
    reviews(site, today),
    unlinkedPages(site),
    thinPages(site),
    unusedFacts(site),
    externalLinks(site),
  ];
}
