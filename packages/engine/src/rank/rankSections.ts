import type {Catalog} from '../index/Catalog.ts';
import {decodeWeight} from '../index/TermTable.ts';
import type {SectionTest} from '../query/filters.ts';
import type {PlannedWord} from '../query/planQuery.ts';
import type {TimeLimit} from '../createTimeLimit.ts';
import type {Ranking} from './Ranking.ts';
import {takePassing} from './orderSections.ts';

// Constants of the score; docs/design/ranking.md says how to judge a change.
/** Frequency at which a word counts half in a section, and in a page. */
const K1 = 6;
const PAGE_K1 = 7;
/** Exponent of the share of the words that a section matches, and that its page matches. */
const COORDINATION = 0.4;
/** How much more a word counts in that share that stands on one page only, as a power of e. */
const CONCENTRATION = 2;
/** Most words of a short query, and exponent of rarity in longer ones: their rarest words are often beside the point. */
const SHORT_QUERY = 4;
const LONG_RARITY = 0.5;
/** Weight of the page's score in the score of its sections, and of the score of its second best section. */
const PAGE_SHARE = 0.9;
const SECOND_SHARE = 0.1;
/** How much pages with many sections are demoted: 0 not at all, 1 in proportion. */
const PAGE_SIZE = 0.7;
/** Pages of one or two sections have less than this for their size: they lack a second section that could speak for them, so their best one counts twice. */
const SHORT_NORM = 2;
/** How much a step of `pageRank` changes a score. */
const PAGE_RANK_STEP = 0.4;

/**
 * Scores every section that has one of the words and passes the test: BM25 over field-weighted frequencies
 * (https://en.wikipedia.org/wiki/Okapi_BM25), for the section and for its page, each times a power of the share of
 * the words matched, and for the second best section of the page.
 */
export function rankSections(
  catalog: Catalog,
  words: readonly PlannedWord[],
  test: SectionTest,
  limit: TimeLimit,
): Ranking {
  const totals = totalsOf.get(catalog) ?? createCatalogTotals(catalog);
  // After an error, they are not zero.
  totalsOf.delete(catalog);
  const {sections, pages, priors, norms} = totals;
  const {pageOfSection} = catalog;
  let asked = 0;
  for (const word of words) {
    if (limit.isLate()) break;
    asked += addWord(catalog, word, totals, words.length > SHORT_QUERY ? LONG_RARITY : 1);
  }
  cover(pages, asked);
  const passing = takePassing(cover(sections, asked), test, limit);
  const {frequencies: best, shares: second} = pages;
  for (const section of passing) {
    const page = pageOfSection[section] as number;
    const score = sections.scores[section] as number;
    second[page] = Math.max(second[page] as number, Math.min(best[page] as number, score));
    best[page] = Math.max(best[page] as number, score);
  }
  const scores = Float64Array.from(passing, (section) => {
    const page = pageOfSection[section] as number;
    return (
      ((sections.scores[section] as number) +
        PAGE_SHARE * (pages.scores[page] as number) +
        SECOND_SHARE * (((norms[page] as number) < SHORT_NORM ? best : second)[page] as number)) *
      (priors[page] as number)
    );
  });
  for (const list of [sections.scores, pages.scores, best, second]) list.fill(0);
  totalsOf.set(catalog, totals);
  return {sections: passing, scores, pageOfSection};
}

function createCatalogTotals({pageRanks, firstSections, sectionCount, pageCount}: Catalog): CatalogTotals {
  return {
    sections: createTotals(sectionCount),
    pages: createTotals(pageCount),
    priors: pageRanks.map((rank) => 1 + PAGE_RANK_STEP * Math.tanh(rank)),
    norms: pageRanks.map(
      (_, page) => ((firstSections[page + 1] as number) - (firstSections[page] as number)) ** PAGE_SIZE,
    ),
  };
}

/** Adds a word to the totals, and returns how much it counts in the share of the words that match. */
function addWord(
  catalog: Catalog,
  word: PlannedWord,
  {sections, pages, norms}: CatalogTotals,
  rarity: number,
): number {
  const count = addForms(word, sections);
  const idf = getRarity(catalog.sectionCount, word, count) ** rarity * word.importance;
  const {frequencies, shares, touched} = pages;
  let pageCount = 0;
  for (const section of sections.touched.subarray(0, count)) {
    const page = catalog.pageOfSection[section] as number;
    if (frequencies[page] === 0) {
      touched[pageCount] = page;
      pageCount += 1;
    }
    frequencies[page] = (frequencies[page] as number) + (sections.frequencies[section] as number);
    shares[page] = Math.max(shares[page] as number, sections.shares[section] as number);
  }
  let most = 0;
  let sum = 1e-9;
  for (const page of touched.subarray(0, pageCount)) {
    const frequency = ((frequencies[page] as number) /= norms[page] as number);
    const part = frequency / (PAGE_K1 + frequency);
    most = Math.max(most, part);
    sum += part;
  }
  const importance = word.importance * Math.exp((CONCENTRATION * most) / sum);
  settle(sections, count, idf, K1, importance);
  settle(pages, pageCount, idf, PAGE_K1, importance);
  return importance;
}

/** Adds up how often the forms of a word occur, and returns the number of sections where one does. */
function addForms(word: PlannedWord, {frequencies, shares, touched}: Totals): number {
  let count = 0;
  const best = Math.max(...word.forms.map(({weight}) => weight));
  for (const {term, weight} of word.forms) {
    const share = weight / best;
    const {sections, weights} = term.postings;
    const end = term.from + term.frequency;
    for (let at = term.from; at < end; at += 1) {
      const section = sections[at] as number;
      if (frequencies[section] === 0) {
        touched[count] = section;
        count += 1;
      }
      frequencies[section] = (frequencies[section] as number) + weight * decodeWeight(weights[at] as number);
      shares[section] = Math.max(shares[section] as number, share);
    }
  }
  return count;
}

/** Moves the frequencies of the word at hand into the totals. */
function settle(
  {scores, matched, frequencies, shares, touched}: Totals,
  count: number,
  idf: number,
  k1: number,
  importance: number,
): void {
  for (const at of touched.subarray(0, count)) {
    const frequency = frequencies[at] as number;
    scores[at] = (scores[at] as number) + (idf * frequency) / (k1 + frequency);
    matched[at] = (matched[at] as number) + importance * (shares[at] as number);
    frequencies[at] = 0;
    shares[at] = 0;
  }
}

/** Multiplies each score with a power of the share of the words that match, and returns where there is one, in order. */
function cover({scores, matched, touched}: Totals, asked: number): Uint32Array {
  let count = 0;
  for (let at = 0; at < scores.length; at += 1) {
    if (scores[at] === 0) continue;
    touched[count] = at;
    count += 1;
    scores[at] = (scores[at] as number) * ((matched[at] as number) / asked) ** COORDINATION;
    matched[at] = 0;
  }
  return touched.subarray(0, count);
}

/**
 * How far an unfinished word is as rare as one of its completions: 0 as all of them together, 1 as one. All together
 * are so frequent that the word would hardly count before it is finished.
 */
const COMPLETION_RARITY = 0.25;

/** Returns the inverse document frequency of a word whose forms together occur in `count` of `total` sections. */
export function getRarity(total: number, {word, forms}: PlannedWord, count: number): number {
  const together = inverseFrequency(total, count);
  if (!word.prefix || count === 0) return together;
  let sum = 0;
  let occurrences = 0;
  for (const {term} of forms) {
    sum += term.frequency * inverseFrequency(total, term.frequency);
    occurrences += term.frequency;
  }
  return together + COMPLETION_RARITY * (sum / occurrences - together);
}

/** BM25's inverse document frequency in its form without negative values. */
function inverseFrequency(total: number, count: number): number {
  return Math.log(1 + (total - count + 0.5) / (count + 0.5));
}

/** What the words of a query add up to, for each section or for each page. Between two queries all of it is zero. */
export interface Totals {
  readonly scores: Float64Array;
  /** Number of words that match; one that matches by a lesser form is less than one. */
  readonly matched: Float64Array;
  /** Frequency of the word at hand; all zero between words. */
  readonly frequencies: Float64Array;
  /** How much of a match the word at hand is, up to 1; all zero between words. */
  readonly shares: Float64Array;
  /** Where the word at hand occurs, in the order in which it was found there. */
  readonly touched: Uint32Array;
}

/** The totals of the sections and of the pages. */
interface CatalogTotals {
  readonly sections: Totals;
  readonly pages: Totals;
  /** What the score of each page is multiplied by. */
  readonly priors: Float64Array;
  /** What the frequency of a word in each page is divided by. */
  readonly norms: Float64Array;
}

/** The totals of each catalogue; all zero between two queries. */
const totalsOf = new WeakMap<Catalog, CatalogTotals>();

function createTotals(size: number): Totals {
  return {
    scores: new Float64Array(size),
    matched: new Float64Array(size),
    frequencies: new Float64Array(size),
    shares: new Float64Array(size),
    touched: new Uint32Array(size),
  };
}
