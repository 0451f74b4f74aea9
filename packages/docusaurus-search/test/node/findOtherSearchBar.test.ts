import {fileURLToPath} from 'node:url';
import {expect, test} from 'vitest';
import {findOtherSearchBar} from '../../src/node/searchTheme.ts';

const OWN = fileURLToPath(new URL('../../src/theme/SearchBar/index.tsx', import.meta.url));
const aliasesOf = (winner: string) => ({
  '@theme/SearchBar': '/site/src/theme/SearchBar',
  '@theme-original/SearchBar': winner,
});

test.each([
  [
    '/site/node_modules/@easyops-cn/docusaurus-search-local/dist/client/theme/SearchBar.jsx',
    '@easyops-cn/docusaurus-search-local',
  ],
  ['C:\\site\\node_modules\\@scope\\theme\\SearchBar.js', '@scope/theme'],
  ['/site/node_modules/.pnpm/other@1.0.0/node_modules/other/SearchBar.js', 'other'],
  ['/site/themes/mine/SearchBar.js', '/site/themes/mine/SearchBar.js'],
])('attributes the search bar at %s to %s', (path, name) => {
  expect(findOtherSearchBar(aliasesOf(path))).toBe(name);
});

test.each([
  ['ours', aliasesOf(OWN)],
  [
    'ours, swizzled by the site',
    aliasesOf('/site/node_modules/@help-center/docusaurus-search/dist/theme/SearchBar/index.js'),
  ],
  ['none that is known', {}],
  ['none without aliases', undefined],
])('finds a search bar that is %s', (_, aliases) => {
  expect(findOtherSearchBar(aliases)).toBeNull();
});
