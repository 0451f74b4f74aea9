import * as fc from 'fast-check';
import {expect, it} from 'vitest';
import {findNthHighest} from '../src/rank/heap.ts';
import {takeBest, type RankedSection} from '../src/rank/Ranking.ts';

const scores = fc.array(fc.integer({min: 1, max: 9}), {minLength: 1, maxLength: 300});

it('returns the nth highest value as sorting would', () => {
  fc.assert(
    fc.property(scores, fc.nat(), (list, seed) => {
      const nth = 1 + (seed % list.length);
      expect(findNthHighest(Float64Array.from(list), nth)).toBe(list.toSorted((a, b) => b - a)[nth - 1]);
    }),
  );
});

it('compares fractions', () => {
  expect(findNthHighest(Float64Array.of(1, 1.5, 1.2), 1)).toBe(1.5);
});

it('returns the best sections as sorting by score would, ties in site order', () => {
  fc.assert(
    fc.property(scores, fc.nat({max: 310}), (list, count) => {
      const ranking = {
        sections: Uint32Array.from(list, (_, index) => index * 3),
        scores: Float64Array.from(list),
      };
      const sorted = list
        .map((score, index) => ({section: index * 3, score}))
        .sort((a, b) => b.score - a.score || a.section - b.section);
      expect(takeBest(ranking, count)).toEqual(sorted.slice(0, count));
    }),
  );
});

it('demotes further sections of a page among the top hundred for any limit', () => {
  const values = fc.array(fc.integer({min: -9, max: 99}), {minLength: 1, maxLength: 150});
  fc.assert(
    fc.property(values, fc.integer({min: 1, max: 4}), fc.nat({max: 160}), (list, pages, count) => {
      const pageOfSection = Uint32Array.from(list, (_, section) => section % (pages * 7));
      const ranking = {
        sections: Uint32Array.from(list.keys()),
        scores: Float64Array.from(list),
        pageOfSection,
      };
      const order = (a: RankedSection, b: RankedSection): number =>
        b.score - a.score || a.section - b.section;
      const sorted = list.map((score, section) => ({section, score})).sort(order);
      const seen: (number | undefined)[] = [];
      const spread = sorted.slice(0, 100).map(({section, score}) => {
        const page = pageOfSection[section];
        const before = seen.filter((other) => other === page).length;
        seen.push(page);
        return {section, score: score * 0.85 ** before};
      });
      const expected = [...spread.sort(order), ...sorted.slice(100)].slice(0, count);
      expect(takeBest(ranking, count)).toEqual(expected);
    }),
  );
});
