import type {RecordFinder} from './find/RecordFinder.ts';
import {CONTENT_BIT, typeBit} from './index/Catalog.ts';
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
  finder: RecordFinder,
  allowedTypes: number,
): IndexedRecord[] {
  const inPath = finder.findInPath(section);
  const candidates = section.records.flatMap((record, at): Candidate[] =>
    (typeBit(record.type) & allowedTypes) === 0
      ? []
      : [{record, value: rate(record, finder.findInRecord(section, at), inPath)}],
  );
  const matching = candidates.filter(({value}) => value > 0);
  return (matching.length === 0 ? candidates : matching)
    .sort((a, b) => b.value - a.value || a.record.position - b.record.position)
    .map(({record}) => record);
}

/** Returns the first record of {@link selectRecords}, which is all that most searches show of a section. */
export function selectRecord(
  section: IndexedSection,
  finder: RecordFinder,
  allowedTypes: number,
): IndexedRecord | undefined {
  const inPath = finder.findInPath(section);
  const {records} = section;
  let best: IndexedRecord | undefined;
  let most = 0;
  for (let at = 0; at < records.length; at += 1) {
    const record = records[at] as IndexedRecord;
    if ((typeBit(record.type) & allowedTypes) === 0) continue;
    const value = rate(record, finder.findInRecord(section, at), inPath);
    if (best === undefined || value > most || (value === most && record.position < best.position)) {
      best = record;
      most = value;
    }
  }
  return best;
}

/** How much a record shows of the query, by the words in its own texts and in its heading path. */
function rate({type, block}: IndexedRecord, own: number, inPath: number): number {
  const path = countBits(inPath);
  if (own === 0 && path === 0) return 0;
  if (typeBit(type) !== CONTENT_BIT) return path + 0.5;
  const added = countBits(own & ~inPath);
  const inBoth = countBits(own) - added;
  const code = block === 'code' ? 0.2 : 0;
  return added + path + inBoth * 0.01 + 0.25 - code;
}

/** Returns the number of bits that are set. */
export function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
