import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {expect, test} from 'vitest';
import {siteDir} from '../../plugins/siteDir.ts';

const require = createRequire(import.meta.url);
const infima = require.resolve('infima/dist/css/default/default.css');
const theme = join(dirname(require.resolve('@docusaurus/theme-classic/package.json')), 'lib');
const themeSheets = readdirSync(theme, {recursive: true, encoding: 'utf8'})
  .filter((name) => name.endsWith('.css'))
  .map((name) => join(theme, name));

const DRAWN = readFileSync(join(siteDir, 'src/css/chevrons.css'), 'utf8');

/** Names of the classes whose rules show one of the pictures. */
function listUsers(file: string): string[] {
  const rules = readFileSync(file, 'utf8').matchAll(/([^{}]*)\{([^{}]*)\}/g);
  return [...rules]
    .filter(([, , body = '']) => /var\(--ifm-(?:breadcrumb-separator|menu-link-sublist-icon)\)/.test(body))
    .map(([, selector = '']) => [...selector.matchAll(/\.([\w-]+)/g)].at(-1)?.[1] ?? selector);
}

test('replaces every chevron of the framework', () => {
  const users = [...new Set([infima, ...themeSheets].flatMap(listUsers))].sort();
  // Classes of CSS modules get names of their own in a build, so the styles use classes that stay.
  expect(users).toEqual([
    'backToTopButton',
    'breadcrumbs__item',
    'menu__caret',
    'menu__link--sublist-caret',
    'tocCollapsibleButton',
  ]);
  // The breadcrumbs of this site have no picture between them.
  for (const selector of [
    '.theme-back-to-top-button::after',
    '.menu__caret::before',
    '.menu__link--sublist-caret::after',
    '.theme-doc-toc-mobile > button::after',
  ])
    expect(DRAWN).toContain(selector);
});
