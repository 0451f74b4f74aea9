import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {expect, test} from 'vitest';

const packages = fileURLToPath(new URL('../../..', import.meta.url));
/** What a site's Babel compiles: in loose mode it takes whatever is spread for an array. */
const COMPILED_BY_SITES = [
  'docusaurus-search/src/client',
  'docusaurus-search/src/theme',
  'offline/src/client',
  'offline/src/theme',
];
const NO_ARRAY =
  /\.\.\.(?:new (?:Set|Map)\b|[^,)\]]*\.(?:keys|values|entries|matchAll|querySelectorAll|childNodes)\b)/;

test('spreads only arrays, for compilers in loose mode', () => {
  const files = COMPILED_BY_SITES.flatMap((folder) =>
    readdirSync(join(packages, folder), {recursive: true, encoding: 'utf8'})
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(packages, folder, name)),
  );
  expect(files.length).toBeGreaterThan(40);
  expect(files.filter((file) => NO_ARRAY.test(readFileSync(file, 'utf8')))).toEqual([]);
});
