import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {SiteFiles} from '@help-center/built-site';
import {hashOf} from '@help-center/html-first/hash';
import {createEarlyPart, describeEarlySearch} from '../../src/node/createEarlyPart.ts';

interface Facets {
  readonly language: object;
  readonly docusaurus_tag: object;
}

const ONE_VERSION: Facets = {language: {en: 2}, docusaurus_tag: {default: 1, 'docs-default-current': 1}};

const CONTEXT = {
  locale: 'en',
  docs: [{id: 'default', versions: [{name: 'current', path: '/docs'}]}],
  keepsVersion: true,
};

function createBuild(
  backend: object,
  facets = ONE_VERSION,
  termParts = 2,
  context: object | null = CONTEXT,
  outlines = 1,
): {files: SiteFiles; generatedFilesDir: string} {
  const root = mkdtempSync(path.join(tmpdir(), 'search-start-'));
  onTestFinished(() => rmSync(root, {recursive: true}));
  const contents = {
    'generated/help-center-search/default/options.json': JSON.stringify({
      backend,
      embeddedIndexPath: 'search-index/',
      indexName: 'help-center',
      maxResultsPerGroup: 5,
      externalUrlRegex: null,
      placeholder: null,
    }),
    'generated/help-center-search/default/context.json': JSON.stringify(context),
    'build/search-index/manifest.json': JSON.stringify({
      format: 'help-center-index',
      version: 1,
      pageCount: 2,
      parts: [
        {name: 'core-1.json', role: 'core', bytes: 10},
        ...(outlines === 1 ? [{name: 'outline-0-2.json', role: 'outline', bytes: 20}] : []),
      ],
      facets,
    }),
    'build/search-index/core-1.json': JSON.stringify({
      version: 1,
      terms: {
        first: ['a', 'k'].slice(0, termParts),
        hashes: Array.from({length: termParts}, (_, n) => `h${n}`),
      },
      outline: {hashes: Array.from({length: outlines}, () => '2')},
    }),
    'build/assets/js/search.12ab.js': '',
    'build/assets/js/search-dialog.34cd.js': '',
  };
  for (const [name, text] of Object.entries(contents)) {
    mkdirSync(path.dirname(path.join(root, name)), {recursive: true});
    writeFileSync(path.join(root, name), text);
  }
  return {files: new SiteFiles(path.join(root, 'build')), generatedFilesDir: path.join(root, 'generated')};
}

test('names the worker, its index and the first files of the index, under the base URL', () => {
  const site = createBuild({type: 'embedded'});
  expect(describeEarlySearch({...site, baseUrl: '/help/'})).toEqual({
    scripts: [{src: '/help/assets/js/search-dialog.34cd.js', integrity: hashOf('')}],
    worker: {
      src: '/help/assets/js/search.12ab.js',
      index: {
        manifestUrl: '/help/search-index/manifest.json',
        indexName: 'help-center',
        manifest: {
          format: 'help-center-index',
          version: 1,
          parts: [{name: 'core-1.json'}, {name: 'outline-0-2.json'}],
        },
        words: [
          ['', 'terms-0-h0.bin'],
          ['k', 'terms-1-h1.bin'],
        ],
        early: {maxResultsPerGroup: 5, externalUrlRegex: null},
      },
    },
  });
});

const SEVERAL = [
  {language: {en: 1, de: 1}, docusaurus_tag: ONE_VERSION.docusaurus_tag},
  {language: {en: 2}, docusaurus_tag: {'docs-default-current': 1, 'docs-default-1.0': 1}},
];

test.each(SEVERAL)('says what tells pages apart where the index holds several kinds: %j', (facets) => {
  const site = {...createBuild({type: 'embedded'}, facets), baseUrl: '/', locale: 'en'};
  expect(describeEarlySearch(site).worker?.index).toMatchObject({
    early: {maxResultsPerGroup: 5, externalUrlRegex: null},
    context: CONTEXT,
  });
  expect(createEarlyPart(site).script).toContain('docs-preferred-version-');
});

test.each(SEVERAL)('says nothing of it where readers search all of them: %j', (facets) => {
  const site = {...createBuild({type: 'embedded'}, facets, 2, null), baseUrl: '/', locale: 'en'};
  expect(describeEarlySearch(site).worker?.index).not.toHaveProperty('context');
});

test('pages of a site with one language and one version do without the script that tells them apart', () => {
  const site = {...createBuild({type: 'embedded'}), baseUrl: '/', locale: 'en'};
  expect(describeEarlySearch(site).worker?.index).not.toHaveProperty('context');
  expect(createEarlyPart(site).script).not.toContain('docs-preferred-version-');
});

test('pages fetch the script of the worker themselves as soon as search is opened, which the loader does without', () => {
  const site = {...createBuild({type: 'embedded'}), baseUrl: '/help/', locale: 'en'};
  const {opener, script} = createEarlyPart(site);
  expect(opener.src).toBe('/help/assets/js/search.12ab.js');
  expect(script).not.toContain('/help/assets/js/search.12ab.js');
  const elsewhere = {...createBuild({type: 'hosted'}), baseUrl: '/', locale: 'en'};
  expect(createEarlyPart(elsewhere).opener).not.toHaveProperty('src');
});

test.each([
  [1, undefined],
  [2, ['outline-0-2.json', 'outline-1-2.json']],
  [3, ['outline-0-2.json', 'outline-1-2.json', 'outline-2-2.json']],
  [4, undefined],
])(
  'of %i files of headings it names those that the manifest does not, while they are few',
  (count, named) => {
    const site = createBuild({type: 'embedded'}, ONE_VERSION, 2, CONTEXT, count);
    expect(describeEarlySearch({...site, baseUrl: '/'}).worker?.index.outlines).toEqual(named);
  },
);

test.each([0, 151])('the loader does not name the files of a dictionary of %i', (termParts) => {
  const site = createBuild({type: 'embedded'}, ONE_VERSION, termParts);
  expect(describeEarlySearch({...site, baseUrl: '/'}).worker?.index).not.toHaveProperty('words');
});

test('has nothing to start when a server answers', () => {
  const site = createBuild({type: 'server', fallbackToEmbedded: true});
  expect(describeEarlySearch({...site, baseUrl: '/'})).not.toHaveProperty('worker');
});

test('the script has the texts of the language, and the forms of its numbers', () => {
  const site = {...createBuild({type: 'embedded'}), baseUrl: '/'};
  const english = createEarlyPart({...site, locale: 'en'}).script;
  expect(english).toContain('Loading search…');
  expect(english).toContain('{"one":"1 result","other":"{count} results"}');
  const texts = {'theme.search.loading': 'Đang tải "`${x}</script>', 'theme.search.count': '{count} kết quả'};
  const vietnamese = createEarlyPart({...site, locale: 'vi'}, texts).script;
  expect(vietnamese).not.toMatch(/Loading search|<\/script>|`\$/u);
  expect(vietnamese).toContain('{"other":"{count} kết quả"}');
  expect(vietnamese).toContain('Search docs');
  expect(english + vietnamese).not.toMatch(/__[A-Z]+__|%theme/u);
});

test.each([
  ['pages keep what a crawler reads where a hosted account answers', {type: 'hosted'}, []],
  ['pages keep it where a server answers, which may be filled by a crawler', {type: 'server'}, []],
  [
    'pages of a site with its own index do without it',
    {type: 'embedded'},
    ['docsearch:docusaurus_tag', 'docsearch:language', 'docsearch:version', 'docusaurus_tag'],
  ],
])('%s', (_, backend, leftOut) => {
  const {unreadMeta} = createEarlyPart({...createBuild(backend), baseUrl: '/', locale: 'en'});
  const names = [
    'docsearch:docusaurus_tag',
    'docsearch:language',
    'docsearch:version',
    'docusaurus_tag',
    'description',
  ];
  expect(names.filter((name) => unreadMeta?.test(name))).toEqual(leftOut);
});
