import {countBits} from './countBits.ts';
import type {Found} from './findWords.ts';
import {typeBit} from './index/Catalog.ts';
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
export function selectRecords(section: IndexedSection, found: Found, allowedTypes: number): IndexedRecord[] {
  const candidates = section.records.flatMap((record, at): Candidate[] =>
    (typeBit(record.type) & allowedTypes) === 0 ? [] : [{record, value: rate(section, found, at)}],
  );
  const matching = candidates.filter(({value}) => value > 0);
  return (matching.length === 0 ? candidates : matching)
    .sort((a, b) => b.value - a.value || a.record.position - b.record.position)
    .map(({record}) => record);
}

/** How much the record at a place shows of the query, by the words in its own texts and in its heading path. */
function rate({records}: IndexedSection, found: Found, at: number): number {
  const {type, block} = records[at] as IndexedRecord;
  const inPath = found[0] as number;
  const own = found[at + 1] as number;
  const path = countBits(inPath);
  if (own === 0 && path === 0) return 0;
  if (type !== 'content') return path + 0.5;
  const added = countBits(own & ~inPath);
  const inBoth = countBits(own) - added;
  const rated = added + path + inBoth * 0.01 + 0.25;
  // Code says little out of its context, so prose with the same words comes first.
  if (block === 'code') return rated - 0.2;
  // The names of columns say nothing without a row.
  const isHead = block === 'row' && records[at - 1]?.block !== 'row' && records[at + 1]?.block === 'row';
  return isHead && own === 0 ? rated - 0.1 : rated;
}
