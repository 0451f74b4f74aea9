import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {readModules} from '../../src/route-tables/readModules.ts';
import {ALL_PAGES_SCRIPT, createGenerated} from './createGenerated.ts';

// The bundler chooses the name by the site's browserslist; the classic template gets `self`.
test.each(['globalThis', 'self', 'window'])('reads a list that the bundler keeps on %s', async (name) => {
  const file = join(createGenerated().outDir, 'list.js');
  writeFileSync(file, ALL_PAGES_SCRIPT.replaceAll('globalThis', name));
  expect((await readModules(file)).a).toEqual([['2', '3'], './a.mdx', undefined].slice(0, 2));
});
