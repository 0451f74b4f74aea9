import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {readAllPages} from '../../src/route-tables/readAllPages.ts';
import {ALL_PAGES_SCRIPT, createGenerated} from './createGenerated.ts';

// The bundler chooses the name by the site's browserslist; the classic template gets `self`.
test.each(['globalThis', 'self', 'window'])("reads the bundler's list on %s", async (name) => {
  const file = join(createGenerated().outDir, 'list.js');
  writeFileSync(file, ALL_PAGES_SCRIPT.replaceAll('globalThis', name));
  const {modules, routes, chunkNames} = await readAllPages(file);
  expect(modules['a']).toEqual([['2', '3'], './a.mdx']);
  expect(routes.map(({path}) => path)).toEqual(['/blog', '/docs', '*']);
  expect(chunkNames['/blog-4c6']).toEqual({__comp: 'here'});
});

// webpack 5.112 names exports in a list: key, then a getter, or 0 and a value.
test("reads a list with webpack's key-value exports", async () => {
  const file = join(createGenerated().outDir, 'list.js');
  const list = '{a: [() => s.e("2").then(() => s(7)), "./a.mdx", 7]}';
  const script = (binding: string) =>
    `(globalThis.webpackChunksite ||= []).push([[1], {5(e, t, s) { s.r(t); const d = ${list}; s.d(t, ["registry", ${binding}]) }}]);`;
  for (const binding of ['0, d', '() => d']) {
    writeFileSync(file, script(binding));
    expect((await readAllPages(file)).modules['a']).toEqual([['2'], 7]);
  }
});
