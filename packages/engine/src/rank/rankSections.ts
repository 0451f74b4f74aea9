import type {Catalog} from '../index/Catalog.ts';
import {decodeWeight} from '../index/Posting.ts';
import type {SectionTest} from '../query/filters.ts';
import type {PlannedWord} from '../query/planQuery.ts';
import {getRarity} from './getRarity.ts';
import type {Ranking} from './Ranking.ts';
import {giveBackTotals, takeTotals, type Totals} from './Totals.ts';

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
  const totals = takeTotals(catalog);
  const {sections, pages} = totals;
  let asked = 0;
  let timedOut = false;
  for (const word of words) {
    timedOut ||= isLate();
    if (timedOut) break;
    asked += word.importance;
    addWord(catalog, word, sections, pages);
  }
  cover(pages, asked, RANKING.pageCoordination);
  cover(sections, asked, RANKING.coordination);
  const found = collectFound(catalog, sections.scores, pages.scores, test);
  sections.scores.fill(0);
  pages.scores.fill(0);
  giveBackTotals(catalog, totals);
  return {...found, pageOfSection: catalog.pageOfSection, timedOut};
}

/** The sections with a score that pass the test, with what their page adds. */
function collectFound(
  catalog: Catalog,
  own: Float64Array,
  whole: Float64Array,
  test: SectionTest,
): Pick<Ranking, 'sections' | 'scores'> {
  const sections = new Uint32Array(own.length);
  const scores = new Float64Array(own.length);
  let count = 0;
  for (let section = 0; section < own.length; section += 1) {
    const score = own[section] as number;
    if (score === 0 || !test(section)) continue;
    const page = catalog.pageOfSection[section] as number;
    const prior = 1 + RANKING.pageRankStep * Math.tanh(catalog.pageRanks[page] as number);
    sections[count] = section;
    scores[count] = (score + RANKING.pageShare * (whole[page] as number)) * prior;
    count += 1;
  }
  return {sections: sections.slice(0, count), scores: scores.slice(0, count)};
}

function addWord(catalog: Catalog, word: PlannedWord, sections: Totals, pages: Totals): void {
  const count = addForms(word, sections);
  const idf = getRarity(catalog.sectionCount, word, count) * word.importance;
  let pageCount = 0;
  for (let at = 0; at < count; at += 1) {
    const section = sections.touched[at] as number;
    const page = catalog.pageOfSection[section] as number;
    if (pages.frequencies[page] === 0) {
      pages.touched[pageCount] = page;
      pageCount += 1;
    }
    pages.frequencies[page] = (pages.frequencies[page] as number) + (sections.frequencies[section] as number);
    pages.shares[page] = Math.max(pages.shares[page] as number, sections.shares[section] as number);
    settle(sections, section, idf, RANKING.k1, word.importance);
  }
  for (let at = 0; at < pageCount; at += 1) {
    const page = pages.touched[at] as number;
    const size = (catalog.firstSections[page + 1] as number) - (catalog.firstSections[page] as number);
    pages.frequencies[page] = (pages.frequencies[page] as number) / size ** RANKING.pageSize;
    settle(pages, page, idf, RANKING.pageK1, word.importance);
  }
}

/** Adds up how often the forms of a word occur, and returns the number of sections where one does. */
function addForms(word: PlannedWord, {frequencies, shares, touched}: Totals): number {
  let count = 0;
  const best = Math.max(...word.forms.map(({weight}) => weight));
  for (const {term, weight} of word.forms) {
    const share = (weight / best) ** RANKING.formShare;
    const {sections, weights} = term.postings;
    for (let at = 0; at < sections.length; at += 1) {
      const section = sections[at] as number;
      if (frequencies[section] === 0) {
        touched[count] = section;
        count += 1;
      }
      frequencies[section] = (frequencies[section] as number) + weight * decodeWeight(weights[at] as number);
      if ((shares[section] as number) < share) shares[section] = share;
    }
  }
  return count;
}

/** Moves the frequency of the word at hand into the totals. */
function settle(totals: Totals, at: number, idf: number, k1: number, importance: number): void {
  const frequency = totals.frequencies[at] as number;
  totals.scores[at] = (totals.scores[at] as number) + (idf * frequency) / (k1 + frequency);
  totals.matched[at] = (totals.matched[at] as number) + importance * (totals.shares[at] as number);
  totals.frequencies[at] = 0;
  totals.shares[at] = 0;
}

/** Multiplies each score with a power of the share of the words that match. */
function cover({scores, matched}: Totals, asked: number, exponent: number): void {
  let last = asked;
  let factor = 1;
  for (let at = 0; at < scores.length; at += 1) {
    const words = matched[at] as number;
    if (words === 0) continue;
    if (words !== last) {
      last = words;
      factor = (words / asked) ** exponent;
    }
    scores[at] = (scores[at] as number) * factor;
    matched[at] = 0;
  }
}
