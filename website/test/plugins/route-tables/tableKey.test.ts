import {assert, integer, property, string} from 'fast-check';
import {expect, test} from 'vitest';
import {routeKey, tableOf} from '../../../plugins/route-tables/tableKey.ts';

test.each(['/docs/a/', '/docs/a', '/docs/a.html', '/docs/a/index.html', ' /docs/a/ '])(
  'the address %j belongs to one page',
  (path) => {
    expect(routeKey(path)).toBe('/docs/a');
  },
);

test('the root has a key too', () => {
  expect(routeKey('/')).toBe('');
  expect(routeKey('/index.html')).toBe('');
});

test('a path is known encoded and decoded', () => {
  expect(routeKey('/docs/caf%C3%A9/')).toBe(routeKey('/docs/café/'));
});

test('an address that is not well formed is answered', () => {
  expect(routeKey('/docs/%E0%A4%A/')).toBe('/docs/%E0%A4%A');
});

test('every key has a table, and the same one each time', () => {
  assert(
    property(string(), integer({min: 1, max: 400}), (key, count) => {
      const table = tableOf(key, count);
      expect(Number.isInteger(table) && table >= 0 && table < count).toBe(true);
      expect(tableOf(key, count)).toBe(table);
    }),
  );
});

test('pages spread over the tables', () => {
  const sizes = Array.from({length: 20}, () => 0);
  for (let page = 0; page < 320; page++) sizes[tableOf(`/docs/guides/page-${page}`, 20)]! += 1;
  expect(Math.max(...sizes)).toBeLessThan(40);
});
