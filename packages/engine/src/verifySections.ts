import {HIERARCHY_LEVELS} from '@help-center/records';
import {findWords, pathTexts, selectRecords} from './selectRecords.ts';
import type {Matcher} from './mark/createMatcher.ts';
import type {ParsedQuery} from './query/parseQuery.ts';
import {hasPhrase} from './query/phrases.ts';
import {takeBest, type RankedSection, type Ranking} from './rank/Ranking.ts';
import type {IndexedSection} from './text/IndexedPage.ts';
import type {TextStore} from './text/TextStore.ts';
import type {TimeLimit} from './createTimeLimit.ts';

/** A hit to be: the `nth` best record of a section. */
type FoundHit = RankedSection & {readonly nth: number};

/** What is left of a ranking. */
export interface Verified {
  readonly hits: readonly FoundHit[];
  readonly exhaustive: boolean;
}

/** What only the text can tell. */
interface Verification {
  readonly parsed: ParsedQuery;
  readonly matcher: Matcher;
  readonly allowedTypes: number;
  readonly distinct: number;
  /** Attributes of which one must have a word of the query; all when missing. */
  readonly attributes: readonly string[] | undefined;
  /** Number of hits that the caller needs. */
  readonly needed: number;
  readonly limit: TimeLimit;
}

/** Sections whose text is read at a time when the text is in too many files to read it all; the best come first. */
const FETCHED_AT_ONCE = 40;

/** Number of sections after which the clock is looked at. */
const CLOCK_STEP = 64;

/** Tells whether a query needs the text of the sections to know its hits. */
export function needsText(
  {phrases, excluded, words}: ParsedQuery,
  distinct: number,
  attributes?: readonly string[],
): boolean {
  if (attributes !== undefined && words.length > 0) return true;
  return distinct !== 1 || phrases.length > 0 || excluded.some(({length}) => length > 1);
}

/**
 * Keeps the sections with the phrases asked for, and spreads them into records if asked. Stops at the hits needed where
 * the text of all sections would be too much to read.
 */
export async function verifySections(
  texts: TextStore,
  ranking: Ranking,
  verification: Verification,
): Promise<Verified> {
  const {parsed, distinct, needed, limit} = verification;
  const ranked = takeBest(ranking, ranking.sections.length);
  const step = texts.complete ? Math.max(1, ranked.length) : FETCHED_AT_ONCE;
  const hits: FoundHit[] = [];
  for (let from = 0; from < ranked.length; from += step) {
    if (from > 0 && hits.length >= needed) return {hits, exhaustive: false};
    const checked = ranked.slice(from, from + step);
    // oxlint-disable-next-line no-await-in-loop -- what is read next depends on what was found.
    const stored = await texts.load(checked.map(({section}) => section));
    limit.begin();
    for (const [index, hit] of checked.entries()) {
      if (index % CLOCK_STEP === CLOCK_STEP - 1 && limit.isLate()) return {hits, exhaustive: false};
      const section = stored[index]?.section;
      if (section === undefined || !meetsPhrases(section, parsed)) continue;
      if (!showsWords(section, verification)) continue;
      const count = distinct === 1 ? 1 : countRecords(section, verification);
      for (let nth = 0; nth < count; nth += 1) hits.push({...hit, nth});
    }
  }
  return {hits, exhaustive: true};
}

function countRecords(section: IndexedSection, {matcher, allowedTypes, distinct}: Verification): number {
  const count = selectRecords(section, findWords(matcher, section), allowedTypes).length;
  return distinct === 0 ? count : Math.min(count, distinct);
}

/** Whether one of the attributes asked for has a word of the query. */
function showsWords(section: IndexedSection, {attributes, matcher, parsed}: Verification): boolean {
  if (attributes === undefined || parsed.words.length === 0) return true;
  const isAsked = (name: string): boolean => attributes.includes(name);
  return (
    HIERARCHY_LEVELS.some(
      (level) =>
        (isAsked('hierarchy') || isAsked(`hierarchy.${level}`)) &&
        section.hierarchy[level] !== null &&
        matcher.find(section.hierarchy[level]) !== 0,
    ) ||
    section.records.some(
      ({content, description, keywords}) =>
        (isAsked('content') && content !== null && matcher.find(content) !== 0) ||
        (isAsked('description') && description !== null && matcher.find(description) !== 0) ||
        (isAsked('keywords') && keywords.some((text) => matcher.find(text) !== 0)),
    )
  );
}

function meetsPhrases(section: IndexedSection, {phrases, excluded}: ParsedQuery): boolean {
  const texts = [
    ...pathTexts(section),
    ...section.records.flatMap((record) => [record.content, record.description, ...record.keywords]),
  ].filter((text) => text !== null);
  const occurs = (phrase: readonly string[]): boolean => texts.some((text) => hasPhrase(text, phrase));
  return phrases.every(({words}) => occurs(words)) && !excluded.some(occurs);
}
