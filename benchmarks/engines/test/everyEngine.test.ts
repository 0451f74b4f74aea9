import {describe, expect, test} from 'vitest';
import {pageRecords} from '../../relevance/src/pageRecords.ts';
import {createEngine, ENGINE_NAMES, parseEngineNames} from '../src/createEngine.ts';
import {createPage} from './createPage.ts';

const pages = [
  createPage(),
  createPage({
    path: 'guides/licences.md',
    url: 'https://x/licences',
    title: 'Licences',
    blocks: [{kind: 'text', level: 0, text: 'Activate a licence.', anchor: null}],
  }),
];
const input = {pages, records: pages.flatMap((page) => pageRecords(page))};

describe.each(ENGINE_NAMES)('%s', (name) => {
  test('finds the page that has the word in its title, and no other', async () => {
    const index = await (await (await createEngine(name)).build(input)).open();
    const urls = await index.search('licences', 'ranked');
    await index.close();
    expect(new Set(urls.map((url) => url.replace(/#.*/, '')))).toEqual(new Set(['https://x/licences']));
  });

  test('says which of its files were read', async () => {
    const built = await (await createEngine(name)).build(input);
    const index = await built.open();
    await index.search('camera', 'shown');
    const names = built.files.map((file) => file.name);
    expect(index.filesRead().length).toBeGreaterThan(0);
    expect(names).toEqual(expect.arrayContaining([...index.filesRead()]));
    await index.close();
  });

  test('has a script of its own', async () => {
    const engine = await createEngine(name);
    await engine.build(input);
    const files = await engine.codeFiles();
    expect(files.reduce((sum, {bytes}) => sum + bytes.byteLength, 0)).toBeGreaterThan(1000);
  });
});

test('names the known engines when an unknown one is asked for', () => {
  expect(() => parseEngineNames('ours,elastic')).toThrow(
    'option "--engines" names "elastic"; known engines are ours, tools, minisearch, pagefind, lunr, orama, flexsearch, fuse, ufuzzy, hosted.',
  );
});
