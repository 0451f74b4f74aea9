// A site whose docs have two versions, at /manual/: assistants get the latest one, and are told of the other.
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {SiteFiles} from '@help-center/built-site';
import {buildIndex} from '@help-center/engine/build';
import {extractRecords} from '@help-center/extractor';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {createLibrary, type Library} from '../src/mcp/createLibrary.ts';
import {openSiteSource} from '../src/mcp/openSiteSource.ts';
import {describeContent} from '../src/plugin/describeContent.ts';
import {writeAgentFiles} from '../src/index.ts';

const PAGES = {
  'docs/sextant/changes': ['docs-default-1.0', 'Changes of the sextant', 'The tidegauge reads metres.'],
  'docs/next/sextant/changes': [
    'docs-default-current',
    'Changes of the sextant',
    'The tidegauge reads feet.',
  ],
  'docs/next/sextant/mirror': ['docs-default-current', 'The mirror', 'The mirror is new.'],
  about: ['default', 'About', 'Who makes the tidegauge.'],
} as const;

const doc = (permalink: string) => ({permalink, frontMatter: {}});
const {versions} = describeContent({
  'docusaurus-plugin-content-docs': {
    default: {
      loadedVersions: [
        {
          versionName: 'current',
          label: 'Next',
          path: '/manual/docs/next',
          isLast: false,
          docs: [doc('/manual/docs/next/a')],
        },
        {versionName: '1.0', label: '1.0', path: '/manual/docs', isLast: true, docs: [doc('/manual/docs/a')]},
      ],
    },
    // One version needs no name.
    api: {
      loadedVersions: [{versionName: 'current', label: 'Next', path: '/manual/api', isLast: true, docs: []}],
    },
  },
});

let folder = '';
let library: Library;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'versions-'));
  for (const [path, [tag, title, text]] of Object.entries(PAGES)) {
    const file = join(folder, `${path}.html`);
    mkdirSync(dirname(file), {recursive: true});
    const head = `<title>${title}</title><link rel=canonical href="https://x.example/manual/${path}"><meta name=docusaurus_tag content="${tag}">`;
    writeFileSync(
      file,
      `<html><head>${head}</head><body><main><article><h1>${title}</h1><p>${text}</p></article></main></body></html>`,
    );
  }
  const {records} = await extractRecords(folder);
  const files = new SiteFiles(folder);
  writeAgentFiles(files, {title: 'Ship', description: 'A ship.', baseUrl: '/manual/', versions});
  const {manifest, files: parts} = buildIndex(records);
  files.write('search-index/manifest.json', JSON.stringify(manifest));
  for (const [name, bytes] of parts) files.write(`search-index/${name}`, Buffer.from(bytes));
  files.commit();
  library = createLibrary(openSiteSource(folder));
});
afterAll(() => rmSync(folder, {recursive: true}));

const read = (name: string) => readFileSync(join(folder, name), 'utf8');

test('names no version of unversioned docs', () => {
  expect(versions.map(({label, path}) => [label, path])).toEqual([
    ['Next', '/manual/docs/next'],
    ['1.0', '/manual/docs'],
  ]);
});

test('lists the latest version under its products and older ones last', () => {
  expect(read('llms.txt')).toMatch(
    /## sextant\n[^#]*docs\/sextant\/changes\.md[^#]*## Other pages\n[^#]*about\.md[^#]*## Version Next\n[^#]*docs\/next\/sextant\/changes\.md[^#]*mirror\.md/,
  );
  expect(read('docs/sextant/llms.txt')).not.toContain('/next/');
});

test('names the version in a Markdown copy', () => {
  expect(read('docs/sextant/changes.md')).toContain('· Version: 1.0 ·');
  expect(read('docs/next/sextant/changes.md')).toContain('Product: sextant · Version: Next ·');
  expect(read('about.md')).not.toContain('Version');
});

test('searches the latest version and unversioned pages by default', async () => {
  const {results, total} = await library.search('tidegauge', 8);
  expect(Object.fromEntries(results.map(({url, version}) => [url, version]))).toEqual({
    'https://x.example/manual/about': undefined,
    'https://x.example/manual/docs/sextant/changes': '1.0',
  });
  expect(total).toBe(2);
});

test('searches the requested version', async () => {
  const {results} = await library.search('tidegauge', 8, {version: 'Next'});
  expect(results.map(({url, version}) => [url, version])).toEqual([
    ['https://x.example/manual/docs/next/sextant/changes', 'Next'],
  ]);
});

test('resolves a title in both versions to the latest page', async () => {
  expect(await library.readPage('Changes of the sextant', undefined, 0)).toMatchObject({
    url: 'https://x.example/manual/docs/sextant/changes',
    version: '1.0',
  });
});
