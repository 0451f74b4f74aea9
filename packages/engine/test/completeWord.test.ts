import * as fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {stem} from '../src/analysis/stem.ts';
import {createMemoryTable} from '../src/index/createShardedTable.ts';
import {COMPLETION, completeWord} from '../src/query/expandWord.ts';
import {word} from './support/arbitraries.ts';

const frequencies = fc.dictionary(word, fc.integer({min: 1, max: 9}), {maxKeys: 80});

function createTable(counts: Readonly<Record<string, number>>): ReturnType<typeof createMemoryTable> {
  const postings = Object.entries(counts).map(([text, count]) => {
    const sections = Uint32Array.from({length: count}, (_, section) => section);
    return [text, {sections, weights: new Uint8Array(count)}] as const;
  });
  return createMemoryTable(new Map(postings), 10);
}

describe('the completions of a word', () => {
  it('are the words with that prefix, the most frequent first', () => {
    fc.assert(
      fc.property(frequencies, fc.constantFrom('a', 'b', 'ab', ''), (counts, prefix) => {
        const expected = Object.entries(counts)
          .filter(([text]) => text.startsWith(prefix))
          .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
          .slice(0, COMPLETION.max)
          .map(([text]) => text);
        const found = completeWord(createTable(counts), prefix).map(({term}) => term.text);
        expect(found.sort()).toEqual(expected.sort());
      }),
    );
  });

  it('are weighted by the frequency of all inflections', () => {
    fc.assert(
      fc.property(frequencies, (counts) => {
        const found = completeWord(createTable(counts), '');
        const familySize = (text: string): number =>
          found
            .filter(({term}) => stem(term.text) === stem(text))
            .reduce((sum, {term}) => sum + term.frequency, 0);
        const largest = Math.max(...found.map(({term}) => familySize(term.text)));
        for (const {term, likelihood} of found) {
          expect(likelihood).toBeCloseTo((familySize(term.text) / largest) ** COMPLETION.familyFrequency);
        }
      }),
    );
  });
});
