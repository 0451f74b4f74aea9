import * as fc from 'fast-check';
import {expect, test} from 'vitest';
import {groupPages} from '../src/finish/styles/groupPages.ts';

const THINGS = 12;
const weights = Array.from({length: THINGS}, (_, index) => index + 1);
const bits = (...needed: number[]) =>
  Uint8Array.from({length: THINGS}, (_, index) => Number(needed.includes(index)));

test('groups pages with equal needs, and merges the cheapest others', () => {
  const groups = groupPages(
    new Map([
      ['a', bits(1, 11)],
      ['b', bits(1, 11)],
      ['c', bits(0, 1, 11)],
      ['d', bits(5)],
    ]),
    weights,
    2,
  );
  expect(groups.get('a')).toEqual(bits(0, 1, 11));
  expect(groups.get('a')).toBe(groups.get('c'));
  expect(groups.get('d')).toEqual(bits(5));
});

test('covers every page with at most the allowed number of groups in any order', () => {
  const page = fc.uniqueArray(fc.nat(THINGS - 1));
  fc.assert(
    fc.property(
      fc.array(page, {minLength: 1, maxLength: 90}),
      fc.integer({min: 1, max: 12}),
      (pages, limit) => {
        const entries = pages.map((needed, index) => [`p${index}`, bits(...needed)] as const);
        const groups = groupPages(new Map(entries), weights, limit);
        expect(new Set(groups.values()).size).toBeLessThanOrEqual(limit);
        for (const [name, needs] of entries)
          expect(needs.every((value, index) => value <= (groups.get(name)?.[index] ?? 0))).toBe(true);
        expect(groupPages(new Map([...entries].reverse()), weights, limit)).toEqual(groups);
      },
    ),
    {numRuns: 30},
  );
});
