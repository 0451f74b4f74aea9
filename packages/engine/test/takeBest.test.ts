import * as fc from 'fast-check';
import {expect, it} from 'vitest';
import {findNthHighest, takeBest} from '../src/rank/Ranking.ts';

const scores = fc.array(fc.integer({min: 1, max: 9}), {minLength: 1, maxLength: 300});

it('the nth highest value is the one that sorting would put there', () => {
  fc.assert(
    fc.property(scores, fc.nat(), (list, seed) => {
      const nth = 1 + (seed % list.length);
      expect(findNthHighest(Float64Array.from(list), nth)).toBe(list.toSorted((a, b) => b - a)[nth - 1]);
    }),
  );
});

it('the best sections are the head of all sections sorted by score, equal ones in the order of the site', () => {
  fc.assert(
    fc.property(scores, fc.nat({max: 310}), (list, count) => {
      const ranking = {
        sections: Uint32Array.from(list, (_, index) => index * 3),
        scores: Float64Array.from(list),
        timedOut: false,
      };
      const sorted = list
        .map((score, index) => ({section: index * 3, score}))
        .sort((a, b) => b.score - a.score || a.section - b.section);
      expect(takeBest(ranking, count)).toEqual(sorted.slice(0, count));
    }),
  );
});
