import {typeBit} from './index/Catalog.ts';
import type {IndexedRecord, IndexedSection} from './text/IndexedPage.ts';
import {HIERARCHY_LEVELS} from '@help-center/records';
import type {Matcher} from './mark/createMatcher.ts';

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

/**
 * The words of a query that a section has, as bits: first those in its heading path, then for each record those in its text
 * or, for a heading, in its description and keywords.
 */
export type Found = readonly number[];

/** Finds the words of a query in a section. */
export function findWords(matcher: Matcher, section: IndexedSection): Found {
  const findIn = (texts: readonly string[]): number =>
    texts.reduce((bits, text) => bits | matcher.find(text), 0);
  return [findIn(pathTexts(section)), ...section.records.map((record) => findIn(recordTexts(record)))];
}

/** The texts of the heading path of a section. */
export function pathTexts({hierarchy}: IndexedSection): string[] {
  return HIERARCHY_LEVELS.map((level) => hierarchy[level]).filter((text) => text !== null);
}

/** The texts that decide which record of a section is shown. */
function recordTexts({type, content, description, keywords}: IndexedRecord): readonly string[] {
  if (type === 'content') return content === null ? [] : [content];
  return description === null ? keywords : [description, ...keywords];
}

/** Returns the number of bits that are set. */
export function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
