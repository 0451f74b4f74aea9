import {countBits, findWords} from './selectRecords.ts';
import type {Matcher} from './mark/createMatcher.ts';
import type {RankedSection, Ranking} from './rank/Ranking.ts';
import type {IndexedPage, IndexedRecord, IndexedSection} from './text/IndexedPage.ts';
import type {StoredSection} from './text/TextStore.ts';

/** A section that answers a query by itself, with its complete text. */
export interface IndexAnswer {
  readonly page: IndexedPage;
  readonly section: IndexedSection;
  /** All its texts and code, in order. */
  readonly blocks: readonly IndexedRecord[];
}

// Conditions for an answer; docs/design/ranking.md says how they were chosen.
/** Lead of its score over every other page, and over every other section of its page. */
const LEAD = 1.3;
const LEAD_ON_PAGE = 1.1;
/** Share of the query's words that it must have, and that its heading path must have. */
const WORDS = 0.8;
const WORDS_IN_PATH = 0.5;
/** Fewest words of a query; a single word says too little about the question. */
const LEAST_ASKED = 2;
/** Most characters of its text, because answers are not cut. */
export const ANSWER_LENGTH = 1200;

/** The best section of a search. */
interface BestSection {
  readonly ranking: Ranking;
  readonly best: RankedSection;
  readonly stored: StoredSection;
  /** Number of words of the query. */
  readonly asked: number;
  readonly matcher: Matcher;
}

/** Returns the best section as an answer if it leads clearly and is short enough to be shown in full. */
export function findAnswer({ranking, best, stored, asked, matcher}: BestSection): IndexAnswer | undefined {
  if (asked < LEAST_ASKED || !leads(ranking, best)) return undefined;
  const {page, section} = stored;
  // News may be outdated, and an introduction only says what the page is about.
  if (page.pageRank < 0 || (section.anchor === null && hasMore(ranking, best))) return undefined;
  const [inPath = 0, ...inRecords] = findWords(matcher, section);
  if (countBits(inPath) < WORDS_IN_PATH * asked) return undefined;
  const words = section.records.reduce(
    (bits, {content}, at) => (content === null ? bits : bits | (inRecords[at] as number)),
    inPath,
  );
  if (countBits(words) < WORDS * asked) return undefined;
  const blocks = section.records.filter(({content}) => content !== null);
  const length = blocks.reduce((sum, {content}) => sum + (content?.length ?? 0), 0);
  if (blocks.some(isWideRow)) return undefined;
  return length === 0 || length > ANSWER_LENGTH ? undefined : {page, section, blocks};
}

/** Tells whether a section scores clearly higher than every other page, and higher than the other sections of its own. */
function leads({sections, scores, pageOfSection}: Ranking, {section, score}: RankedSection): boolean {
  if (pageOfSection === undefined) return false;
  const most = score / LEAD;
  const mostOnPage = score / LEAD_ON_PAGE;
  const page = pageOfSection[section];
  for (let at = 0; at < scores.length; at += 1) {
    const other = scores[at] as number;
    if (other <= most) continue;
    const rival = sections[at] as number;
    if (pageOfSection[rival] !== page || (rival !== section && other > mostOnPage)) return false;
  }
  return true;
}

/** Tells whether the page has a section after this one. */
function hasMore({pageOfSection}: Ranking, {section}: RankedSection): boolean {
  return pageOfSection !== undefined && pageOfSection[section] === pageOfSection[section + 1];
}

/** Tells whether a block is a row with several cells, which mean little without the column names that records lack. */
function isWideRow({block, content}: IndexedRecord): boolean {
  return block === 'row' && content?.includes(' · ') === true;
}
