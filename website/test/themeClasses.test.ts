import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {expect, test} from 'vitest';

const theme = dirname(createRequire(import.meta.url).resolve('@docusaurus/theme-classic/package.json'));

function readAll(folder: string, ending: string): string {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}

test('finds every CSS module class of the theme that our styles use', () => {
  const sheets = readAll(join(import.meta.dirname, '../src'), '.css');
  const named = [...sheets.matchAll(/\[class\*=['"]?(\w+)_['"]?\]/g)].map(([, name = '']) => name);
  const modules = readAll(join(theme, 'lib/theme'), '.module.css');
  expect(named.length).toBeGreaterThan(0);
  expect([...new Set(named)].filter((name) => !new RegExp(`\\.${name}\\b`).test(modules))).toEqual([]);
});
