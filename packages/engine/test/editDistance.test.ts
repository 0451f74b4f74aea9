import * as fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {editDistance, getAllowedEdits} from '../src/query/expandWord.ts';
import {word} from './support/arbitraries.ts';
import {naiveDistance, naivePrefixDistance} from './support/naive.ts';

describe('editDistance', () => {
  it('agrees with the definition up to the limit', () => {
    fc.assert(
      fc.property(word, word, fc.constantFrom(0, 1, 2), (a, b, limit) => {
        expect(editDistance(a, b, limit)).toBe(Math.min(naiveDistance(a, b), limit + 1));
      }),
    );
  });

  it('agrees with the definition for prefixes', () => {
    fc.assert(
      fc.property(word, word, fc.constantFrom(1, 2), (a, b, limit) => {
        expect(editDistance(a, b, limit, true)).toBe(Math.min(naivePrefixDistance(a, b), limit + 1));
      }),
    );
  });

  it('counts two swapped letters as one edit', () => {
    expect(editDistance('camera', 'acmera', 2)).toBe(1);
  });
});

describe('getAllowedEdits', () => {
  it('allows one edit from four letters and two from eight', () => {
    expect(['cam', 'came', 'cameras', 'detector'].map(getAllowedEdits)).toEqual([0, 1, 1, 2]);
  });

  it('counts letters only', () => {
    expect(['e10422', 'webview2'].map(getAllowedEdits)).toEqual([0, 1]);
  });
});
