import * as fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {
  decodeTerms,
  decodeWords,
  encodeTerms,
  encodeWords,
  type TermEntry,
} from '../src/index/encodeTerms.ts';
import {type Term, decodeWeight, encodeWeight} from '../src/index/TermTable.ts';
import {createMemoryTable} from '../src/index/createShardedTable.ts';
import {text, word} from './support/arbitraries.ts';

const postings = fc.uniqueArray(fc.nat({max: 100_000}), {minLength: 1, maxLength: 20}).chain((sections) =>
  fc.array(fc.nat({max: 255}), {minLength: sections.length, maxLength: sections.length}).map((weights) => ({
    sections: Uint32Array.from(sections.sort((a, b) => a - b)),
    weights: Uint8Array.from(weights),
  })),
);
const wellFormed = fc.oneof(word, text).filter((value) => !/\p{Surrogate}/u.test(value));
const entries: fc.Arbitrary<TermEntry[]> = fc
  .uniqueArray(fc.tuple(wellFormed, postings), {selector: ([key]) => key, maxLength: 30})
  .map((list) => list.sort(([a], [b]) => (a < b ? -1 : 1)));

describe('the dictionary', () => {
  it('returns the same terms for a prefix as a startsWith filter', () => {
    fc.assert(
      fc.property(entries, word, (list, prefix) => {
        const table = createMemoryTable(new Map(list), 10);
        const expected = list.map(([key]) => key).filter((key) => key.startsWith(prefix));
        expect(table.withPrefix(prefix).map((term) => term.text)).toEqual(expected);
      }),
    );
  });

  it('is unchanged after encoding and decoding', () => {
    fc.assert(
      fc.property(entries, (list) => {
        const decoded = decodeTerms(JSON.parse(JSON.stringify(encodeTerms(list))));
        const cut = ({text: key, postings: {sections, weights}, from, frequency}: Term): TermEntry => [
          key,
          {sections: sections.slice(from, from + frequency), weights: weights.slice(from, from + frequency)},
        ];
        expect(decoded.map(cut)).toEqual(list);
        expect(decoded.map((term) => term.frequency)).toEqual(list.map(([, {sections}]) => sections.length));
      }),
    );
  });

  it('keeps its words when encoded without postings', () => {
    fc.assert(
      fc.property(entries, (list) => {
        const decoded = decodeWords(encodeWords(list));
        expect(decoded.map((term) => term.text)).toEqual(list.map(([key]) => key));
      }),
    );
  });

  it('quantises weights within ten percent', () => {
    fc.assert(
      fc.property(fc.double({min: 0.07, max: 3000, noNaN: true}), (weight) => {
        expect(Math.abs(decodeWeight(encodeWeight(weight)) / weight - 1)).toBeLessThan(0.1);
      }),
    );
  });
});
