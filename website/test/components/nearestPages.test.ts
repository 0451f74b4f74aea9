import {expect, test} from 'vitest';
import {belowBase, rankPages, type KnownPage} from '../../src/components/NearestPages/rankPages.ts';

const page = (path: string, title = ''): KnownPage => ({path, title});
const PAGES = [
  page('/docs/ANSVIS/Guides/Camera/', 'Connect a camera'),
  page('/docs/ANSVIS/Guides/Camera/View/', 'Camera view'),
  page('/docs/License/ANS-License-Key/License-Problems/', 'Licence problems: lost, refused, expired'),
  page('/docs/License/ANS-Portal/', 'The ANS Portal'),
  page('/blog/'),
];

test('finds a page by a word of its title', () => {
  expect(rankPages('/docs/refused', PAGES)[0]?.title).toBe('Licence problems: lost, refused, expired');
});

test('weighs the last word double and prefers shorter addresses in ties', () => {
  expect(rankPages('/docs/ANSVIS/Guides/Cameras/', PAGES).map(({path}) => path)).toEqual([
    '/docs/ANSVIS/Guides/Camera/',
    '/docs/ANSVIS/Guides/Camera/View/',
  ]);
});

test('ignores the words of the base path', () => {
  const below = PAGES.map(({path, title}) => page(`/help${path}`, title));
  expect(rankPages('/help/xyzzy', below, '/help/')).toEqual([]);
  expect(rankPages('/help/docs/refused', below, '/help/')[0]?.title).toBe(
    'Licence problems: lost, refused, expired',
  );
  expect(belowBase('/help/docs/X/', '/help/')).toBe('/docs/X/');
});

test('omits pages without common words, and everything for an empty address', () => {
  expect(rankPages('/zzzz', PAGES)).toEqual([]);
  expect(rankPages('/', PAGES)).toEqual([]);
});
