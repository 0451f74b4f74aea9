import {CONTENT_BIT, typeBit} from './index/Catalog.ts';
import {HIERARCHY_LEVELS} from '@help-center/records';
import type {Matcher} from './mark/createMatcher.ts';
import type {IndexedRecord, IndexedSection} from './text/IndexedPage.ts';

/** A record of a section and how much of the query it shows. */
interface Candidate {
  readonly record: IndexedRecord;
  readonly value: number;
}

/**
 * Returns the records of a section that show something of the query, best first: the heading when it says all that a
 * block of text below it would, otherwise the block with the most words of the query.
 */
export function selectRecords(
  section: IndexedSection,
  matcher: Matcher,
  allowedTypes: number,
): IndexedRecord[] {
  const inPath = new Set<string>();
  for (const level of HIERARCHY_LEVELS) {
    const text = section.hierarchy[level];
    if (text !== null) for (const {word} of matcher.mark(text)) inPath.add(word);
  }
  const candidates = section.records
    .filter((record) => typeBit(record.type) & allowedTypes)
    .map((record): Candidate => ({record, value: rate(record, matcher, inPath)}));
  const matching = candidates.filter(({value}) => value > 0);
  const chosen = matcher.words.length === 0 || matching.length === 0 ? candidates : matching;
  return chosen
    .sort((a, b) => b.value - a.value || a.record.position - b.record.position)
    .map(({record}) => record);
}

function rate(record: IndexedRecord, matcher: Matcher, inPath: ReadonlySet<string>): number {
  if (typeBit(record.type) !== CONTENT_BIT) {
    const own = [record.description ?? '', ...record.keywords].flatMap((text) => matcher.mark(text));
    return inPath.size + (own.length > 0 || inPath.size > 0 ? 0.5 : 0);
  }
  const words = new Set(matcher.mark(record.content ?? '').map(({word}) => word));
  const added = [...words].filter((word) => !inPath.has(word)).length;
  const inBoth = words.size - added;
  const code = record.block === 'code' ? 0.2 : 0;
  return words.size + inPath.size === 0 ? 0 : added + inPath.size + inBoth * 0.01 + 0.25 - code;
}
