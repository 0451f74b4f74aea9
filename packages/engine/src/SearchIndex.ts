import {findWords, selectRecords} from './selectRecords.ts';
import {findAnswer, type IndexAnswer} from './findAnswer.ts';
import type {IndexHit, IndexQuery, IndexResult} from './IndexQuery.ts';
import type {Catalog} from './index/Catalog.ts';
import {findTerm, sectionsOf, type TermTable} from './index/TermTable.ts';
import {createMatcher, type Matcher} from './mark/createMatcher.ts';
import {compileClauses, dropUnknownPhrases} from './query/phrases.ts';
import {
  compileFilter,
  countFacet,
  FACETS,
  getAllowedTypes,
  type SectionTest,
  collectHierarchy,
  HIERARCHY_FACETS,
  isHierarchyFacet,
  type HierarchyValues,
} from './query/filters.ts';
import {listOptions, parseQuery, type ParsedQuery} from './query/parseQuery.ts';
import {planQuery, type PlannedWord} from './query/planQuery.ts';
import {preferSections} from './query/preferSections.ts';
import type {RelatedWords} from './query/RelatedWords.ts';
import {compileWords, listRequirements} from './query/requireWords.ts';
import {orderSections} from './rank/orderSections.ts';
import {takeBest, type RankedSection, type Ranking} from './rank/Ranking.ts';
import {rankSections} from './rank/rankSections.ts';
import type {StoredSection, TextStore} from './text/TextStore.ts';
import {toRecord} from './text/IndexedPage.ts';
import {createTimeLimit, type TimeLimit} from './createTimeLimit.ts';
import {toOutlineRecord} from './toOutlineRecord.ts';
import {needsText, verifySections, type Verified} from './verifySections.ts';

/** What an index is made of. */
interface SearchIndexParts {
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
  readonly hierarchy: HierarchyValues | undefined;
  readonly removedWords: readonly string[] | undefined;
  readonly unmatchedWords: readonly string[];
  readonly unmatchedPhrases: readonly string[];
  /** Number of words that are looked for. */
  readonly asked: number;
  readonly limit: TimeLimit;
}

const NOTHING: Ranking = {sections: new Uint32Array(), scores: new Float64Array()};

const DEFAULTS = {page: 0, hitsPerPage: 20, distinct: 1} as const;

/** An opened index; it can be searched any number of times, also at the same time. */
export class SearchIndex {
  readonly #parts: SearchIndexParts;
  #hierarchy: Promise<HierarchyValues> | undefined;

  constructor(parts: SearchIndexParts) {
    this.#parts = parts;
  }

  /** Number of records in the index. */
  get recordCount(): number {
    return this.#parts.catalog.recordCount;
  }

  /**
   * Returns the hits for a query, best first; the same query always gives the same answer.
   * Rejects with an `IndexReadError` when a file of the index cannot be read; searching again tries again.
   */
  async search(query: IndexQuery): Promise<IndexResult> {
    const allowedTypes = getAllowedTypes(query.filter ?? []);
    let ranked = await this.#rank(query);
    let found = await this.#verify(ranked, query, allowedTypes);
    if (found?.hits.length === 0 && ranked.parsed.phrases.length > 0) {
      ranked = await this.#rank(query, false);
      found = await this.#verify(ranked, query, allowedTypes);
    }
    const window =
      found === undefined ? takeWindow(ranked.ranking, query) : found.hits.slice(...getWindow(query));
    const {hits, answer} = await this.#readHits(window, ranked, allowedTypes);
    return {
      hits,
      // Quotes and other pages of results ask for places, not for an answer.
      answer: found === undefined && (query.offset ?? query.page ?? 0) === 0 ? answer : undefined,
      ...this.#describe(ranked, query, found),
    };
  }

  /** What a result says beside its hits. */
  #describe(
    {matcher, ranking, hierarchy, removedWords, unmatchedWords, unmatchedPhrases, limit}: RankedQuery,
    {facets = []}: IndexQuery,
    found?: Verified,
  ): Omit<IndexResult, 'hits' | 'answer'> {
    const all = facets.includes('*') ? [...FACETS, ...facets] : facets;
    const names = [...FACETS, ...HIERARCHY_FACETS].filter((name) => all.includes(name));
    const sections = found?.hits.map(({section}) => section) ?? ranking.sections;
    return {
      total: sections.length,
      exhaustive: found?.exhaustive !== false && !limit.wasLate,
      timedOut: limit.wasLate,
      facets: new Map(
        names.map((name) => [name, countFacet(this.#parts.catalog, name, sections, hierarchy)]),
      ),
      unmatchedWords,
      unmatchedPhrases,
      ...(removedWords !== undefined && {removedWords}),
      matcher,
    };
  }

  /** Reads the text of the ranked sections, if only that can tell which of them are hits. */
  async #verify(
    {parsed, matcher, ranking, limit}: RankedQuery,
    query: IndexQuery,
    allowedTypes: number,
  ): Promise<Verified | undefined> {
    const {distinct = DEFAULTS.distinct, attributes} = query;
    if (!needsText(parsed, distinct, attributes)) return undefined;
    const [, needed] = getWindow(query);
    // At least one: without a hit, search drops the phrases as unknown.
    const asked = {parsed, matcher, allowedTypes, distinct, attributes, needed: Math.max(1, needed), limit};
    return verifySections(this.#parts.texts, ranking, asked);
  }

  /**
   * Returns the hits of a query in the order of {@link search}, with their headings but without their text, which takes
   * one file where the text takes up to one for each hit. `undefined` when only the text can tell, or is as near.
   * Rejects as `search` does.
   */
  async preview(query: IndexQuery): Promise<IndexResult | undefined> {
    const {distinct = DEFAULTS.distinct, attributes} = query;
    if (this.#parts.outline === undefined) return undefined;
    this.#parts.outline.prepare();
    const ranked = await this.#rank(query);
    const {parsed, matcher, ranking} = ranked;
    if (needsText(parsed, distinct, attributes)) return undefined;
    const window = takeWindow(ranking, query);
    const stored = await this.#parts.outline.load(window.map(({section}) => section));
    const hits = window.map(({score}, index) => ({
      record: toOutlineRecord(stored[index] as StoredSection, matcher),
      score,
    }));
    return {hits, ...this.#describe(ranked, query)};
  }

  /** Returns the word as the index spells it, or `undefined` when it has nothing like it. */
  async spell(text: string): Promise<string | undefined> {
    const word = {text, typed: text, prefix: false, whole: false, partOf: undefined, stop: false};
    const [plan] = await planQuery(
      this.#parts.terms,
      this.#parts.related,
      {words: [word], joins: [], phrases: [], excluded: []},
      createTimeLimit(),
    );
    const form = plan?.forms[0];
    if (form === undefined) return undefined;
    return plan?.forms.some(({corrected}) => corrected) ? form.term.text : text;
  }

  async #rank(query: IndexQuery, withPhrases = true): Promise<RankedQuery> {
    const {filter = [], prefer = []} = query;
    const limit = createTimeLimit(query.timeLimitMs, query.now);
    const asked = await this.#parse(query);
    const parsed = withPhrases ? await dropUnknownPhrases(this.#parts.terms, asked) : {...asked, phrases: []};
    const planned = await planQuery(this.#parts.terms, this.#parts.related, parsed, limit, query.correct);
    const hierarchy = await this.#readHierarchy(query);
    const passes = compileFilter(this.#parts.catalog, filter, hierarchy);
    const test = await compileClauses(this.#parts, parsed, passes);
    limit.begin();
    const {ranking, removedWords} = this.#rankWords(planned, query, test, limit);
    return {
      parsed,
      matcher: createMatcher(planned),
      ranking: preferSections(this.#parts.catalog, ranking, prefer, hierarchy),
      hierarchy,
      removedWords,
      unmatchedWords: this.#listUnmatched(planned, passes),
      unmatchedPhrases: asked.phrases
        .filter((phrase) => !parsed.phrases.includes(phrase))
        .map(({typed}) => typed),
      asked: planned.length,
      limit,
    };
  }

  async #parse({text, advancedSyntax = true, unfinished}: IndexQuery): Promise<ParsedQuery> {
    const {terms} = this.#parts;
    const options = advancedSyntax ? listOptions(text) : [];
    if (options.length > 0) await terms.load(options);
    return parseQuery(text, advancedSyntax, unfinished, (option) => findTerm(terms, option) !== undefined);
  }

  /** The words that no section with these filters has. */
  #listUnmatched(planned: readonly PlannedWord[], passes: SectionTest): string[] {
    return planned
      .filter(({word, forms}) => !word.whole && !forms.some(({term}) => sectionsOf(term).some(passes)))
      .map(({word}) => word.typed);
  }

  /** Ranks by the words, with fewer and fewer of those required until something is found. */
  #rankWords(
    planned: readonly PlannedWord[],
    {required, text}: IndexQuery,
    test: SectionTest,
    limit: TimeLimit,
  ): Pick<RankedQuery, 'ranking' | 'removedWords'> {
    // Signs without a word, and what is left out of nothing.
    if (planned.length === 0 && text.trim() !== '') return {ranking: NOTHING, removedWords: undefined};
    if (planned.length === 0)
      return {ranking: orderSections(this.#parts.catalog, test, limit), removedWords: undefined};
    if (required === undefined) {
      return {ranking: rankSections(this.#parts.catalog, planned, test, limit), removedWords: undefined};
    }
    const lists = listRequirements(planned, required);
    const [all = []] = lists;
    let ranking: Ranking | undefined;
    let left = all;
    for (left of lists) {
      const passes = compileWords(this.#parts.catalog.sectionCount, left, test);
      ranking = rankSections(this.#parts.catalog, planned, passes, limit);
      if (ranking.sections.length > 0 || limit.wasLate) break;
    }
    const removed = all.filter((plan) => !left.includes(plan)).map(({word}) => word.text);
    return {ranking: ranking as Ranking, removedWords: removed};
  }

  /** The heading paths of all sections, when a filter or a facet asks for them; they are read once. */
  async #readHierarchy({
    filter = [],
    facets = [],
    prefer = [],
  }: IndexQuery): Promise<HierarchyValues | undefined> {
    const isAsked =
      filter.some((group) => group.some(({facet}) => isHierarchyFacet(facet))) ||
      prefer.some((group) => group.some(({condition}) => isHierarchyFacet(condition.facet))) ||
      facets.some(isHierarchyFacet);
    if (!isAsked) return undefined;
    const store = this.#parts.outline ?? this.#parts.texts;
    this.#hierarchy ??= store
      .load([...this.#parts.catalog.pageOfSection.keys()])
      .then(collectHierarchy)
      .catch((error: unknown) => {
        this.#hierarchy = undefined;
        throw error;
      });
    return this.#hierarchy;
  }

  async #readHits(
    window: readonly (RankedSection & {readonly nth?: number})[],
    {matcher, ranking, asked}: RankedQuery,
    allowedTypes: number,
  ): Promise<{readonly hits: IndexHit[]; readonly answer: IndexAnswer | undefined}> {
    const stored = await this.#parts.texts.load(window.map(({section}) => section));
    const hits: IndexHit[] = [];
    for (const [index, {score, nth = 0}] of window.entries()) {
      const {page, section} = stored[index] as StoredSection;
      const record = selectRecords(section, findWords(matcher, section), allowedTypes)[nth];
      if (record !== undefined) hits.push({record: toRecord(page, section, record), score});
    }
    const [best] = window;
    const answer = best && findAnswer({ranking, best, stored: stored[0] as StoredSection, asked, matcher});
    return {hits, answer};
  }
}

/** The place of the first hit that a query asks for, and the one behind the last. */
function getWindow({
  page = DEFAULTS.page,
  hitsPerPage = DEFAULTS.hitsPerPage,
  offset = page * hitsPerPage,
}: IndexQuery): [start: number, end: number] {
  return [offset, offset + hitsPerPage];
}

function takeWindow(ranking: Ranking, query: IndexQuery): RankedSection[] {
  const [start, end] = getWindow(query);
  return takeBest(ranking, Math.min(end, ranking.sections.length)).slice(start);
}
