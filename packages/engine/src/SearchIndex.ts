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
import {takeBest, type RankedSection} from './rank/Ranking.ts';
import {rankSections} from './rank/rankSections.ts';
import {selectRecords} from './selectRecords.ts';
import type {StoredSection, TextStore} from './text/TextStore.ts';
import {toRecord} from './text/toRecord.ts';
import {needsText, verifySections} from './verifySections.ts';

/** What an index is made of. */
export interface SearchIndexParts {
  readonly catalog: Catalog;
  readonly terms: TermTable;
  readonly related: RelatedWords;
  readonly texts: TextStore;
}

const DEFAULTS = {page: 0, hitsPerPage: 20, distinct: 1, timeLimitMs: 250} as const;

/** An opened index; it can be searched any number of times, also at the same time. */
export class SearchIndex {
  readonly #catalog: Catalog;
  readonly #terms: TermTable;
  readonly #related: RelatedWords;
  readonly #texts: TextStore;

  constructor({catalog, terms, related, texts}: SearchIndexParts) {
    this.#catalog = catalog;
    this.#terms = terms;
    this.#related = related;
    this.#texts = texts;
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
    const {page = DEFAULTS.page, hitsPerPage = DEFAULTS.hitsPerPage, distinct = DEFAULTS.distinct} = query;
    const now = query.now ?? Date.now;
    const filter = query.filter ?? [];
    const asked = parseQuery(query.text, query.advancedSyntax ?? true);
    const parsed = await dropUnknownPhrases(this.#terms, asked);
    const planned = await planQuery(this.#terms, this.#related, parsed);
    const matcher = createMatcher(planned);
    const test = await this.#compileTest(parsed, compileFilter(this.#catalog, filter));
    // The bound is on work: waiting for files of the index does not count.
    const deadline = now() + (query.timeLimitMs ?? DEFAULTS.timeLimitMs);
    const isLate = (): boolean => now() > deadline;
    const ranking =
      planned.length === 0
        ? orderSections(this.#catalog, test)
        : rankSections(this.#catalog, planned, test, isLate);
    const allowedTypes = getAllowedTypes(filter);
    const found = needsText(parsed, distinct)
      ? await verifySections(this.#texts, ranking, {
          parsed,
          matcher,
          allowedTypes,
          distinct,
          timeLimitMs: Math.max(0, deadline - now()),
          now,
        })
      : undefined;
    const from = page * hitsPerPage;
    const best = found?.hits ?? takeBest(ranking, Math.min(from + hitsPerPage, ranking.sections.length));
    return {
      hits: await this.#readHits(best.slice(from, from + hitsPerPage), matcher, allowedTypes),
      total: found?.hits.length ?? ranking.sections.length,
      exhaustive: found?.exhaustive !== false && !ranking.timedOut,
      timedOut: ranking.timedOut || found?.timedOut === true,
      facets: this.#countFacets(
        query.facets ?? [],
        found?.hits.map(({section}) => section) ?? ranking.sections,
      ),
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
