import type {Catalog} from '../index/Catalog.ts';
import {decodeWeight} from '../index/Posting.ts';
import type {SectionTest} from '../query/filters.ts';
import type {PlannedWord} from '../query/planQuery.ts';
import {getRarity} from './getRarity.ts';
import type {Ranking} from './Ranking.ts';

/** Constants of the score; decision 0003 has the measurements. */
export const RANKING = {
  /** Frequency at which a word counts half in a section, and in a page. */
  k1: 7,
  pageK1: 7,
  /** Exponent of the share of the words that a section matches, and that its page matches. */
  coordination: 0.3,
  pageCoordination: 0.4,
  /** Exponent of the weight of the form that matches, beside the word's best form, in the words matched. */
  formShare: 0.5,
  /** Weight of the page's score in the score of its sections. */
  pageShare: 0.9,
  /** How much pages with many sections are demoted: 0 not at all, 1 in proportion. */
  pageSize: 0.7,
  /** How much a step of `pageRank` changes a score. */
  pageRankStep: 0.4,
};

/** What the words of a query add up to, for each section or for each page. */
interface Totals {
  readonly scores: Float64Array;
  /** Number of words that match; one that matches by a lesser form is less than one. */
  readonly matched: Float64Array;
  /** Frequency of the word at hand; all zero between words. */
  readonly frequencies: Float64Array;
  /** How much of a match the word at hand is, up to 1; all zero between words. */
  readonly shares: Float64Array;
}

/**
 * Scores every section that has one of the words and passes the test: BM25 over field-weighted frequencies
 * (https://en.wikipedia.org/wiki/Okapi_BM25), for the section and for its page, each times the share of the words matched.
 */
export function rankSections(
  catalog: Catalog,
  words: readonly PlannedWord[],
  test: SectionTest,
  isLate: () => boolean,
): Ranking {
  const sections = createTotals(catalog.sectionCount);
  const pages = createTotals(catalog.pageCount);
  let asked = 0;
  let timedOut = false;
  for (const word of words) {
    timedOut ||= isLate();
    if (timedOut) break;
    asked += 1;
    addWord(catalog, word, sections, pages);
  }
  const found: number[] = [];
  const {scores} = sections;
  for (let section = 0; section < scores.length; section += 1) {
    if (scores[section] === 0) continue;
    if (!test(section)) {
      scores[section] = 0;
      continue;
    }
    const page = catalog.pageOfSection[section] as number;
    const prior = 1 + RANKING.pageRankStep * Math.tanh(catalog.pageRanks[page] as number);
    const own = cover(sections, section, asked, RANKING.coordination);
    const whole = cover(pages, page, asked, RANKING.pageCoordination);
    scores[section] = (own + RANKING.pageShare * whole) * prior;
    found.push(section);
  }
  return {sections: found, scores, pageOfSection: catalog.pageOfSection, timedOut};
}

function createTotals(size: number): Totals {
  return {
    scores: new Float64Array(size),
    matched: new Float64Array(size),
    frequencies: new Float64Array(size),
    shares: new Float64Array(size),
  };
}

function addWord(catalog: Catalog, word: PlannedWord, sections: Totals, pages: Totals): void {
  const touched = addForms(word, sections);
  const idf = getRarity(catalog.sectionCount, word, touched.length);
  const touchedPages: number[] = [];
  for (const section of touched) {
    const page = catalog.pageOfSection[section] as number;
    if (pages.frequencies[page] === 0) touchedPages.push(page);
    pages.frequencies[page] = (pages.frequencies[page] as number) + (sections.frequencies[section] as number);
    pages.shares[page] = Math.max(pages.shares[page] as number, sections.shares[section] as number);
    settle(sections, section, idf, RANKING.k1);
  }
  for (const page of touchedPages) {
    const size = (catalog.firstSections[page + 1] as number) - (catalog.firstSections[page] as number);
    pages.frequencies[page] = (pages.frequencies[page] as number) / size ** RANKING.pageSize;
    settle(pages, page, idf, RANKING.pageK1);
  }
}

/** Adds up how often the forms of a word occur, and returns the sections where one does. */
function addForms(word: PlannedWord, {frequencies, shares}: Totals): number[] {
  const touched: number[] = [];
  const best = Math.max(...word.forms.map(({weight}) => weight));
  for (const {term, weight} of word.forms) {
    const share = (weight / best) ** RANKING.formShare;
    const {sections, weights} = term.postings;
    for (let at = 0; at < sections.length; at += 1) {
      const section = sections[at] as number;
      if (frequencies[section] === 0) touched.push(section);
      frequencies[section] = (frequencies[section] as number) + weight * decodeWeight(weights[at] as number);
      if ((shares[section] as number) < share) shares[section] = share;
    }
  }
  return touched;
}

/** Moves the frequency of the word at hand into the totals. */
function settle(totals: Totals, at: number, idf: number, k1: number): void {
  const frequency = totals.frequencies[at] as number;
  totals.scores[at] = (totals.scores[at] as number) + (idf * frequency) / (k1 + frequency);
  totals.matched[at] = (totals.matched[at] as number) + (totals.shares[at] as number);
  totals.frequencies[at] = 0;
  totals.shares[at] = 0;
}

function cover({scores, matched}: Totals, at: number, asked: number, exponent: number): number {
  return (scores[at] as number) * ((matched[at] as number) / asked) ** exponent;
}
