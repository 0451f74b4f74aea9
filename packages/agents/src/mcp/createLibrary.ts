import {setImmediate} from 'node:timers/promises';
import {
  snippet,
  type IndexAnswer,
  suggestQueries,
  type FacetFilter,
  type IndexHit,
  type SearchIndex,
} from '@help-center/engine';
import type {SearchRecord} from '@help-center/records';
import {isLatest, type SiteFile, type SitePage} from '../site/SiteFile.ts';
import {decodePath, findPage, ReaderError} from './findPage.ts';
import type {SiteSource} from './openSiteSource.ts';

/** Most characters of a page in one answer. */
const MAX_PAGE_CHARACTERS = 40_000;
/** Most characters of an answer to a search. */
const MAX_SEARCH_CHARACTERS = 8_000;
const SNIPPET_WORDS = 40;
/** Hits to consider, as in the dialog. At most {@link MAX_OF_PAGE} of a page are shown, to leave room for other pages. */
const HITS = 20;
const MAX_OF_PAGE = 2;
/** Most pages to name when one is not found. */
const NEAREST = 5;
/** Milliseconds after which a site is read again, because it may have been republished. */
const FRESH_MS = 60_000;

/** A section that answers a search. */
export interface FoundSection {
  readonly title: string;
  /** Heading path of the section, without the page's title. */
  readonly heading: string;
  readonly url: string;
  readonly markdownUrl: string;
  readonly product: string | null;
  /** Label of its version; absent if its docs have only one. */
  readonly version?: string;
  readonly snippet: string;
}

/** A complete section that answers a search by itself. */
export interface FoundAnswer {
  readonly title: string;
  readonly heading: string;
  readonly url: string;
  /** Its complete text, with a line for each paragraph, step or row; code is unchanged. */
  readonly text: string;
}

/** The result of a search. */
export interface FoundSections {
  /** Absent if no section certainly answers the search. */
  readonly answer?: FoundAnswer;
  readonly results: FoundSection[];
  readonly total: number;
  /** Other queries to try if there is no result. */
  readonly suggestions: string[];
}

/** A page or a part of it. */
export interface ReadPart {
  readonly title: string;
  readonly url: string;
  readonly version?: string;
  readonly updated: string | null;
  readonly markdown: string;
  /** Offset of the rest; absent at the end. */
  readonly nextOffset?: number;
}

/** A site that agents can search and read. */
export interface Library {
  readSite(): Promise<SiteFile>;
  /** Searches the latest versions, or the one with the given label. */
  search(
    query: string,
    limit: number,
    only?: {readonly product?: string | undefined; readonly version?: string | undefined},
  ): Promise<FoundSections>;
  readPage(page: string, section: string | undefined, offset: number): Promise<ReadPart>;
}

function headingOf({hierarchy}: Pick<SearchRecord, 'hierarchy'>): string {
  const {lvl2, lvl3, lvl4, lvl5, lvl6} = hierarchy;
  return [lvl2, lvl3, lvl4, lvl5, lvl6].filter((level) => level !== null).join(' › ');
}

/** Converts a block to a line of Markdown; code is unchanged. */
function toLine({block, step, content}: IndexAnswer['blocks'][number]): string {
  if (block === 'step') return `${step}. ${content}`;
  return block === 'item' || block === 'row' ? `- ${content}` : `${content}`;
}

function toFoundAnswer({section, blocks}: IndexAnswer): FoundAnswer {
  return {
    title: section.hierarchy.lvl1 ?? section.hierarchy.lvl0 ?? '',
    heading: headingOf(section),
    url: section.url,
    text: blocks.map(toLine).join('\n'),
  };
}

const pageOf = ({record}: IndexHit) => record.url.replace(/#.*$/, '');

/** The best hits, at most {@link MAX_OF_PAGE} of a page. */
function spread(hits: readonly IndexHit[], limit: number): IndexHit[] {
  const shown = new Map<string, number>();
  return hits
    .filter((hit) => {
      const count = (shown.get(pageOf(hit)) ?? 0) + 1;
      shown.set(pageOf(hit), count);
      return count <= MAX_OF_PAGE;
    })
    .slice(0, limit);
}

/** The first results that fit beside the answer. */
function fit(results: FoundSection[], answer: FoundAnswer | undefined): FoundSection[] {
  let length = answer === undefined ? 0 : JSON.stringify(answer).length;
  return results.filter((result) => {
    length += JSON.stringify(result).length;
    return length <= MAX_SEARCH_CHARACTERS;
  });
}

function sectionOf(page: SitePage, markdown: string, anchor: string): string {
  const wanted = decodePath(anchor.replace(/^#/, ''));
  const at = page.headings.findIndex((heading) => heading.anchor === wanted && wanted !== '');
  const start = page.headings[at];
  if (start === undefined) {
    const anchors = page.headings.map((heading) => heading.anchor).filter((name) => name !== '');
    throw new ReaderError(
      `The page "${page.title}" has no section "${wanted}". Its sections: ${anchors.join(', ') || 'none'}.`,
    );
  }
  const next = page.headings.slice(at + 1).find(({depth}) => depth <= start.depth);
  return markdown.slice(start.offset, next?.offset).trimEnd();
}

/** The filter for a product and a version, the latest one by default. */
function createFilter({products, versions}: SiteFile, product?: string, label?: string): FacetFilter {
  if (product !== undefined && !products.some((known) => known.label === product)) {
    throw new ReaderError(
      `There is no product "${product}". Products: ${products.map((known) => known.label).join(', ')}.`,
    );
  }
  const toCondition = (facet: string, value: string, negated = false) => ({facet, value, negated});
  const inVersion =
    label === undefined
      ? versions
          .filter((version) => !isLatest(version))
          .map(({tag}) => [toCondition('docusaurus_tag', tag, true)])
      : [
          versions
            .filter((version) => version.label === label)
            .map(({tag}) => toCondition('docusaurus_tag', tag)),
        ];
  return [...(product === undefined ? [] : [[toCondition('product', product)]]), ...inVersion];
}

/** The version to name. */
const versionOf = (page: SitePage | undefined) => (page?.version ? {version: page.version} : {});

interface OpenSite {
  readonly about: SiteFile;
  readonly index: SearchIndex;
}

/** Settings of {@link createLibrary}. */
export interface LibraryOptions {
  /** Milliseconds after which a search answers with the best results so far; default 250. */
  readonly timeLimitMs?: number;
  /** Clock in milliseconds; default `Date.now`. */
  readonly now?: () => number;
}

/** Creates a library that answers from a site's files alone. */
export function createLibrary(
  source: SiteSource,
  {timeLimitMs, now = Date.now}: LibraryOptions = {},
): Library {
  let turn: Promise<void> = Promise.resolve();
  /** Starts concurrent searches one after the other, so that a server can serve its other callers in between. */
  const nextTurn = (): Promise<void> => (turn = turn.then(() => setImmediate()));
  let opened: {at: number; site: Promise<OpenSite>} | undefined;

  /** Opens the site with its index; while a new version cannot be read, for example during an upload, the former one is used. */
  function open(): Promise<OpenSite> {
    if (opened !== undefined && now() - opened.at <= FRESH_MS) return opened.site;
    const former = opened?.site;
    const reading = source.readSite().then(async (about) => ({about, index: await source.openIndex()}));
    const current = {at: now(), site: former === undefined ? reading : reading.catch(() => former)};
    opened = current;
    current.site.catch(() => {
      if (opened === current) opened = undefined;
    });
    return current.site;
  }

  return {
    readSite: async () => (await open()).about,

    async search(query, limit, {product, version} = {}) {
      const {about, index} = await open();
      const {pages} = about;
      const filter = createFilter(about, product, version);
      await nextTurn();
      const found = await index.search({text: query, hitsPerPage: HITS, filter, timeLimitMs});
      const {hits, total, matcher, answer} = found;
      const pageAt = new Map(pages.map((page) => [page.url, page]));
      const results = spread(hits, limit).map(({record}): FoundSection => {
        const address = record.url.replace(/#.*$/, '');
        const page = pageAt.get(address);
        const heading = headingOf(record);
        const text = record.content ?? (heading === '' ? page?.description : null) ?? '';
        const {runs} = snippet(text, matcher, {pre: '', post: ''}, SNIPPET_WORDS, '…');
        return {
          title: record.hierarchy.lvl1 ?? record.hierarchy.lvl0 ?? '',
          heading,
          url: record.url,
          markdownUrl: page?.markdownUrl ?? address,
          product: page?.product ?? null,
          ...versionOf(page),
          snippet: runs.map((run) => run.text).join(''),
        };
      });
      const suggestions = results.length === 0 ? await suggestQueries(index, query, 3, filter) : [];
      const best = answer && toFoundAnswer(answer);
      return {
        ...(best && {answer: best}),
        results: fit(results, best),
        total,
        suggestions,
      };
    },

    async readPage(asked, section, offset) {
      const {about: site, index} = await open();
      const found = findPage(site, asked);
      if (found === undefined) {
        const text = (decodePath(asked).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
        const {hits} = await index.search({text, hitsPerPage: HITS, timeLimitMs});
        const near = new Map(hits.map((hit) => [pageOf(hit), hit.record.hierarchy.lvl1]));
        const lines = [...near].slice(0, NEAREST).map(([url, title]) => `${title}: ${url}`);
        throw new ReaderError(
          `There is no page "${asked}" on ${site.url}. The nearest pages:\n${lines.join('\n')}`,
        );
      }
      const {page, anchor} = found;
      const whole = await source.readText(page.markdownUrl);
      const wanted = section ?? (anchor === '' ? undefined : anchor);
      const markdown = wanted === undefined ? whole : sectionOf(page, whole, wanted);
      if (offset >= markdown.length && offset > 0) {
        throw new ReaderError(`The text has ${markdown.length} characters; "offset" must be less.`);
      }
      const end = offset + MAX_PAGE_CHARACTERS;
      return {
        title: page.title,
        url: wanted === undefined ? page.url : `${page.url}#${wanted.replace(/^#/, '')}`,
        ...versionOf(page),
        updated: page.updated,
        markdown: markdown.slice(offset, end),
        ...(end < markdown.length && {nextOffset: end}),
      };
    },
  };
}
