import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {SiteFiles} from '@help-center/built-site';
import type {SearchConfig} from '../../src/contract/SearchConfig.ts';
import {createSearchPart, describeBuiltSearch, type SearchSite} from '../../src/node/createSearchPart.ts';

const ONE_VERSION = {language: {en: 2}, docusaurus_tag: {default: 1, 'docs-default-current': 1}};
const CONTEXT = {locale: 'en', docs: [], keepsVersion: true};

function createBuild({
  backend = {type: 'embedded'},
  facets = ONE_VERSION,
  ...config
}: Partial<Record<keyof SearchConfig, unknown>> & {facets?: object} = {}): SearchSite {
  const root = mkdtempSync(path.join(tmpdir(), 'search-part-'));
  onTestFinished(() => rmSync(root, {recursive: true}));
  const contents = {
    'generated/help-center-search/default/search.json': JSON.stringify({
      files: '/help/assets/search.1/',
      manifestUrl: '/help/search-index/manifest.json',
      backend,
      context: CONTEXT,
      characterKeys: true,
      ...config,
    }),
    'build/search-index/manifest.json': JSON.stringify({
      format: 'help-center-index',
      version: 2,
      pageCount: 2,
      parts: [
        {name: 'core-1.json', role: 'core', bytes: 10},
        {name: 'outline-0-2.json', role: 'outline', bytes: 10},
      ],
      facets,
    }),
  };
  for (const [name, text] of Object.entries(contents)) {
    mkdirSync(path.dirname(path.join(root, name)), {recursive: true});
    writeFileSync(path.join(root, name), text);
  }
  return {
    files: new SiteFiles(path.join(root, 'build')),
    generatedFilesDir: path.join(root, 'generated'),
    baseUrl: '/help/',
  };
}

test('lists the files of the first hits: worker and first index files', () => {
  expect(describeBuiltSearch(createBuild())).toMatchObject({
    manifest: {
      format: 'help-center-index',
      version: 2,
      parts: [{name: 'core-1.json'}, {name: 'outline-0-2.json'}],
    },
    firstFiles: [
      '/help/assets/search.1/worker.js',
      '/help/search-index/core-1.json',
      '/help/search-index/outline-0-2.json',
    ],
  });
});

test.each([
  [{language: {en: 1, de: 1}, docusaurus_tag: ONE_VERSION.docusaurus_tag}, CONTEXT],
  [{language: {en: 2}, docusaurus_tag: {'docs-default-current': 1, 'docs-default-1.0': 1}}, CONTEXT],
  [ONE_VERSION, null],
])('separates pages by language or version only when the index has several: %j', (facets, context) => {
  expect(describeBuiltSearch(createBuild({facets})).context).toEqual(context);
});

test('adds nothing when a server answers', () => {
  const config = describeBuiltSearch(createBuild({backend: {type: 'server'}}));
  expect(config).not.toHaveProperty('manifest');
  expect(config).not.toHaveProperty('firstFiles');
});

test('adds the opener script, its configuration and its style sheet', () => {
  const {script, css, opener} = createSearchPart(createBuild({placeholder: '</script>'}));
  expect(script).toMatch(/^window\.helpCenterSearchConfig=\{.*\};.*helpCenterSearch=/s);
  expect(script).not.toContain('</script>');
  expect(css).toContain('.DocSearch-Modal');
  expect(opener).toMatchObject({keys: ['mod+k', 'any'], src: '/help/assets/search.1/worker.js'});
  expect(createSearchPart(createBuild({characterKeys: false})).opener.keys).toEqual(['mod+k']);
});

test.each([
  ['keep what a crawler reads where a hosted account answers', {type: 'hosted'}, []],
  ['keep it where a server answers, which a crawler may fill', {type: 'server'}, []],
  [
    'do without it where the shipped index answers',
    {type: 'embedded'},
    ['docsearch:docusaurus_tag', 'docsearch:language', 'docsearch:version', 'docusaurus_tag'],
  ],
])('pages %s', (_, backend, leftOut) => {
  const {unreadMeta} = createSearchPart(createBuild({backend}));
  const names = [
    'docsearch:docusaurus_tag',
    'docsearch:language',
    'docsearch:version',
    'docusaurus_tag',
    'description',
  ];
  expect(names.filter((name) => unreadMeta?.test(name))).toEqual(leftOut);
});
