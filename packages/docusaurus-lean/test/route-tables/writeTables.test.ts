import {existsSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {readDocs} from '../../src/route-tables/readDocs.ts';
import type {RouteTable, SidebarFile} from '../../src/route-tables/RouteTable.ts';
import {listBarDocs} from '../../src/route-tables/listBarDocs.ts';
import trimGlobalData from '../../src/route-tables/trimGlobalData.ts';
import {writeTables, type TablePlace} from '../../src/route-tables/writeTables.ts';
import {writeVersions} from '../../src/route-tables/writeVersions.ts';
import {createGenerated, PLUGINS} from './createGenerated.ts';

const CHUNK_FILES = Object.fromEntries(['1', '2', '3'].map((id) => [id, `assets/js/${id}.js`]));

async function write(baseUrl = '/') {
  const {generatedFilesDir, outDir} = createGenerated();
  const folder = join(generatedFilesDir, 'route-tables');
  const versions = writeVersions(generatedFilesDir, folder);
  await writeTables({plugins: PLUGINS, chunkFiles: CHUNK_FILES, folder, outDir, baseUrl});
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown;
  const place = read(join(folder, 'place.json')) as TablePlace;
  const tables = join(outDir, place.place.slice(baseUrl.length).replace(/\d+$/, ''));
  return {outDir, versions, place, tables, read};
}

test('writes routes with parents, modules and chunk files to a table', async () => {
  const {tables, read} = await write();
  const table = read(join(tables, '0.json')) as RouteTable;
  expect(table.parents).toEqual([{path: '/docs', hash: 'aaa', order: 1, parent: -1, rest: {}}]);
  expect(table.routes['/docs/a']).toEqual([
    {path: '/docs/a/', hash: 'bbb', order: 0, parent: 0, rest: {exact: true, sidebar: 'S'}},
  ]);
  expect(table.modules).toEqual({
    comp: [['1'], 854],
    a: [['2', '3'], './a.mdx'],
    data: [['4'], 2516, 19],
    here: [[], 7],
  });
  expect(table.files).toEqual({
    1: 'assets/js/1.js',
    2: 'assets/js/2.js',
    3: 'assets/js/3.js',
  });
  expect(Object.keys(table.integrities)).toEqual(['1', '2', '3']);
  // From: printf one | openssl dgst -sha256 -binary | base64
  expect(table.integrities[1]).toBe('sha256-dpLDrTVAu4A8Ags67mbNiIcSMjTqDG5xQ8Ct1z/0Me0=');
});

test('adds linked documents to pages whose cards name them only', async () => {
  const {tables, read} = await write();
  const {docs} = read(join(tables, '0.json')) as RouteTable;
  expect(docs['/docs/a']?.cards).toEqual({'a/b': {title: 'B'}});
  expect(docs['/docs/a/b']).toEqual({
    plugin: 'default',
    version: 'current',
    doc: {id: 'a/b', path: '/docs/a/b/', sidebar: 'S'},
    sidebarFile: 'sidebar-0.json',
  });
});

test.each(['/docs/a/b', '/docs/a/b/', '/docs/%61/b/'])(
  "adds a card's document when its address is written %s",
  async (href) => {
    const {outDir} = createGenerated();
    writeFileSync(
      join(outDir, 'docs/a/index.html'),
      `<a class="theme-doc-card-container" href="${href}">B</a>`,
    );
    const {docs} = readDocs(PLUGINS, outDir, '/');
    expect(docs.get('/docs/a')?.cards).toEqual({'a/b': {title: 'B'}});
  },
);

test('writes each sidebar to its own file', async () => {
  const {tables, read} = await write();
  expect(read(join(tables, 'sidebar-0.json')) as SidebarFile).toMatchObject({
    plugin: 'default',
    version: 'current',
    name: 'S',
    items: [{href: '/docs/a/b/'}],
  });
});

test('passes the location and the initial files of each page below the base URL to finishing', async () => {
  const {place} = await write('/help/');
  expect(place.place).toMatch(/^\/help\/assets\/routes\/[0-9a-f]{8}\/1$/);
  expect(place.tables['/docs/a/']?.map((file) => file.split('/').at(-1))).toEqual([
    '0.json',
    'sidebar-0.json',
  ]);
  expect(place.tables['/blog']).toHaveLength(1);
  expect(place.scripts['/docs/a/']).toEqual(['1', '2', '3'].map((id) => `/help/assets/js/${id}.js`));
});

test('removes the script that only the bundler needs', async () => {
  const {outDir} = await write();
  expect(readdirSync(join(outDir, 'assets/js'))).toEqual(['1.js', '2.js', '3.js']);
});

test('keeps a version in every page without sidebars and documents', async () => {
  const {versions} = await write();
  expect([...versions.keys()]).toEqual(['@generated/docusaurus-plugin-content-docs/default/p/docs-1.json']);
  const [file = ''] = [...versions.values()];
  expect(existsSync(file)).toBe(true);
  expect(readFileSync(file, 'utf8')).toContain('"label":"Next","docsSidebars":{},"docs":{}');
});

test('keeps the main document and those of navbar items in every page', () => {
  const docs = [{id: 'a'}, {id: 'a/b'}];
  const source = {
    other: {default: {kept: true}},
    'docusaurus-plugin-content-docs': {default: {versions: [{name: 'current', mainDocId: 'a', docs}]}},
  };
  const trim = (items: readonly object[]) =>
    JSON.parse(
      trimGlobalData.call(
        {getOptions: () => ({barDocs: [...listBarDocs({navbar: {items}})]})},
        JSON.stringify(source),
      ),
    ) as typeof source;
  const docsOf = (item: object) =>
    trim([{type: 'search'}, item])['docusaurus-plugin-content-docs'].default.versions[0]?.docs.map(
      ({id}) => id,
    );
  expect(trim([]).other).toEqual({default: {kept: true}});
  expect(docsOf({})).toEqual(['a']);
  expect(docsOf({type: 'doc', docId: 'a/b'})).toEqual(['a', 'a/b']);
  expect(docsOf({type: 'dropdown', items: [{type: 'doc', docId: 'a/b'}]})).toEqual(['a', 'a/b']);
  expect(docsOf({type: 'doc', docId: 'a/b', docsPluginId: 'api'})).toEqual(['a']);
});

test('fails without the list of all pages and names the folder', async () => {
  const {generatedFilesDir, outDir} = createGenerated();
  rmSync(join(outDir, 'assets/js/all-pages.1.js'));
  await expect(
    writeTables({plugins: PLUGINS, chunkFiles: {}, folder: generatedFilesDir, outDir, baseUrl: '/'}),
  ).rejects.toThrow(`the bundler wrote no "all-pages" script to "${join(outDir, 'assets/js')}"`);
});
