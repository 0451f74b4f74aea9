import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';

test('no style of the site names a generated class of the theme', () => {
  const folder = join(import.meta.dirname, '../src');
  const sheets = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) =>
    name.endsWith('.css'),
  );
  const named = sheets.flatMap(
    (name) => readFileSync(join(folder, name), 'utf8').match(/\[class[*^]=['"]?\w+_['"]?\]/g) ?? [],
  );
  expect(named).toEqual([]);
});
