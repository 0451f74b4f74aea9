import {assert, integer, property, string} from 'fast-check';
import {expect, test} from 'vitest';
import {tableOf} from '../../src/route-tables/tableOf.ts';

test('maps every key to a table, deterministically', () => {
  assert(
    property(string(), integer({min: 1, max: 400}), (key, count) => {
      const table = tableOf(key, count);
      expect(Number.isInteger(table) && table >= 0 && table < count).toBe(true);
      expect(tableOf(key, count)).toBe(table);
    }),
  );
});

test('distributes pages over the tables', () => {
  const sizes = Array.from({length: 20}, () => 0);
  for (let page = 0; page < 320; page++) sizes[tableOf(`/docs/guides/page-${page}`, 20)] += 1;
  expect(Math.max(...sizes)).toBeLessThan(40);
});
