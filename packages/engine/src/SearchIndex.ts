import type {IndexHit, IndexQuery, IndexResult} from './IndexQuery.ts';
import type {Catalog} from './index/Catalog.ts';
import {findTerm, type TermTable} from './index/TermTable.ts';
import {createMatcher, type Matcher} from './mark/createMatcher.ts';
import {compileFilter, countFacet, FACETS, getAllowedTypes, type SectionTest} from './query/filters.ts';
import {parseQuery, type ParsedQuery} from './query/parseQuery.ts';
import {dropUnknownPhrases} from './query/phrases.ts';
import {planQuery} from './query/planQuery.ts';
import type {RelatedWords} from './query/RelatedWords.ts';
import {orderSections} from './rank/orderSections.ts';
import {takeBest, type RankedSection, type Ranking} from './rank/Ranking.ts';
import {rankSections} from './rank/rankSections.ts';
import {selectRecords} from './selectRecords.ts';
import type {StoredSection, TextStore} from './text/TextStore.ts';
import {toRecord} from './text/toRecord.ts';
import {toOutlineRecord} from './toOutlineRecord.ts';
import {needsText, verifySections} from './verifySections.ts';

/** What an index is made of. */
export interface SearchIndexParts {
  readonly catalog: Catalog;
  readonly terms: TermTable;
  readonly related: RelatedWords;
  readonly texts: TextStore;
  /** The sections without their text; missing in the index of a small site, whose text is all there is to read. */
  readonly outline?: TextStore;
}

/** A query on its way: what its words alone lead to. */
interface RankedQuery {
  readonly parsed: ParsedQuery;
  readonly matcher: Matcher;
  readonly ranking: Ranking;
  /** Milliseconds of work that are left. */
  readonly timeLeftMs: number;
}

const DEFAULTS = {page: 0, hitsPerPage: 20, distinct: 1, timeLimitMs: 250} as const;

/** An opened index; it can be searched any number of times, also at the same time. */
export class SearchIndex {
  readonly #catalog: Catalog;
  readonly #terms: TermTable;
  readonly #related: RelatedWords;
  readonly #texts: TextStore;
  readonly #outline: TextStore | undefined;

  constructor({catalog, terms, related, texts, outline}: SearchIndexParts) {
    this.#catalog = catalog;
    this.#terms = terms;
    this.#related = related;
    this.#texts = texts;
    this.#outline = outline;
  }

  /** Number of records in the index. */
  get recordCount(): number {
    return this.#catalog.recordCount;
  }

  /**
   * Returns the hits for a query, best first; the same query always gives the same answer.
   * Rejects with an `IndexReadError` when a file of the index cannot be read; searching again tries again.
   */
  async search(query: IndexQuery): Promise<IndexResult> {
    const {filter = [], facets = [], distinct = DEFAULTS.distinct, now = Date.now} = query;
    const {parsed, matcher, ranking, timeLeftMs} = await this.#rank(query);
    const allowedTypes = getAllowedTypes(filter);
    const found = needsText(parsed, distinct)
      ? await verifySections(this.#texts, ranking, {
          parsed,
          matcher,
          allowedTypes,
          distinct,
          timeLimitMs: timeLeftMs,
          now,
        })
      : undefined;
    const window = found === undefined ? takeWindow(ranking, query) : cutWindow(found.hits, query);
    return {
      hits: await this.#readHits(window, matcher, allowedTypes),
      total: found?.hits.length ?? ranking.sections.length,
      exhaustive: found?.exhaustive !== false && !ranking.timedOut,
      timedOut: ranking.timedOut || found?.timedOut === true,
      facets: this.#countFacets(facets, found?.hits.map(({section}) => section) ?? ranking.sections),
      matcher,
    };
  }

  /**
   * Returns the hits of a query in the order of {@link search}, with their headings but without their text, which takes
   * one file where the text takes up to one for each hit. `undefined` when only the text can tell, or is as near.
   * Rejects as `search` does.
   */
  async preview(query: IndexQuery): Promise<IndexResult | undefined> {
    const {facets = [], distinct = DEFAULTS.distinct} = query;
    if (this.#outline === undefined) return undefined;
    this.#outline.prepare();
    const {parsed, matcher, ranking} = await this.#rank(query);
    if (needsText(parsed, distinct)) return undefined;
    const window = takeWindow(ranking, query);
    const stored = await this.#outline.load(window.map(({section}) => section));
    return {
      hits: window.map(({score}, index) => ({
        record: toOutlineRecord(stored[index] as StoredSection, matcher),
        score,
      })),
      total: ranking.sections.length,
      exhaustive: !ranking.timedOut,
      timedOut: ranking.timedOut,
      facets: this.#countFacets(facets, ranking.sections),
      matcher,
    };
  }

  /** Returns the word as the index spells it, or `undefined` when it has nothing like it. */
  async spell(text: string): Promise<string | undefined> {
    const word = {text, prefix: false, whole: false, stop: false};
    const [plan] = await planQuery(this.#terms, this.#related, {words: [word], phrases: [], excluded: []});
    const form = plan?.forms[0];
    if (form === undefined) return undefined;
    return plan?.forms.some(({corrected}) => corrected) ? form.term.text : text;
  }

  async #rank(query: IndexQuery): Promise<RankedQuery> {
    const {timeLimitMs = DEFAULTS.timeLimitMs, now = Date.now} = query;
    const asked = parseQuery(query.text, query.advancedSyntax ?? true);
    const parsed = await dropUnknownPhrases(this.#terms, asked);
    const planned = await planQuery(this.#terms, this.#related, parsed);
    const test = await this.#compileTest(parsed, compileFilter(this.#catalog, query.filter ?? []));
    // The bound is on work: waiting for files of the index does not count.
    const deadline = now() + timeLimitMs;
    const isLate = (): boolean => now() > deadline;
    const ranking =
      planned.length === 0
        ? orderSections(this.#catalog, test)
        : rankSections(this.#catalog, planned, test, isLate);
    return {parsed, matcher: createMatcher(planned), ranking, timeLeftMs: Math.max(0, deadline - now())};
  }

  async #readHits(
    window: readonly (RankedSection & {readonly nth?: number})[],
    matcher: Matcher,
    allowedTypes: number,
  ): Promise<IndexHit[]> {
    const stored = await this.#texts.load(window.map(({section}) => section));
    return window.flatMap(({score, nth = 0}, index) => {
      const {page, section} = stored[index] as StoredSection;
      const record = selectRecords(section, matcher, allowedTypes)[nth];
      return record === undefined ? [] : [{record: toRecord(page, section, record), score}];
    });
  }

  #countFacets(names: readonly string[], sections: readonly number[]): IndexResult['facets'] {
    const known = names.includes('*') ? FACETS : names.filter((name) => FACETS.includes(name));
    return new Map(known.map((name) => [name, countFacet(this.#catalog, name, sections)]));
  }

  /** Adds the words that must and must not occur to the test. */
  async #compileTest(parsed: ParsedQuery, filter: SectionTest): Promise<SectionTest> {
    const required = parsed.phrases.flat();
    const forbidden = parsed.excluded.filter((phrase) => phrase.length === 1).flat();
    if (required.length + forbidden.length === 0) return filter;
    await this.#terms.load([...required, ...forbidden]);
    const sectionsOf = (word: string): ReadonlySet<number> =>
      new Set(findTerm(this.#terms, word)?.postings.sections ?? []);
    const must = required.map(sectionsOf);
    const mustNot = forbidden.map(sectionsOf);
    return (section) =>
      filter(section) && must.every((set) => set.has(section)) && !mustNot.some((set) => set.has(section));
  }
}

/** The hits of the page that a query asks for. */
function cutWindow<T>(
  hits: readonly T[],
  {page = DEFAULTS.page, hitsPerPage = DEFAULTS.hitsPerPage}: IndexQuery,
): T[] {
  return hits.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
}

function takeWindow(ranking: Ranking, query: IndexQuery): RankedSection[] {
  const {page = DEFAULTS.page, hitsPerPage = DEFAULTS.hitsPerPage} = query;
  const count = Math.min((page + 1) * hitsPerPage, ranking.sections.length);
  return cutWindow(takeBest(ranking, count), query);
}
