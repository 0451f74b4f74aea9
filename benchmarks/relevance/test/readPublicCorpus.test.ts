import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import type {Checkout} from '../src/public/openCheckout.ts';
import type {PublicCorpus} from '../src/public/readManifest.ts';
import {addressOf, readPublicCorpus} from '../src/public/readPublicCorpus.ts';

const ABOUT: PublicCorpus = {
  name: 'cameras',
  repository: 'https://git.example/acme/cameras',
  commit: 'a'.repeat(40),
  folder: 'docs',
  licence: 'MIT',
  site: 'https://cameras.example/',
  leaveOut: [],
};
const HASH = 'b'.repeat(40);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'public-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

function read(
  pair: object,
  subject = 'docs: explain camera zone masks',
): ReturnType<typeof readPublicCorpus> {
  const pages: Readonly<Record<string, string>> = {
    'zones.md': '# Zones\n\nMask a zone.',
    'index.md': '# Home',
  };
  const checkout: Checkout = {
    listPages: () => Object.keys(pages),
    readPages: (paths) => paths.map((path) => pages[path] ?? ''),
    listCommits: () => [],
    readSubjects: (hashes) => new Map(hashes.map((hash) => [hash, subject])),
  };
  const file = join(folder, 'cameras.jsonl');
  writeFileSync(file, `${JSON.stringify(pair)}\n`);
  return readPublicCorpus(ABOUT, checkout, file);
}

describe('a public corpus', () => {
  test('asks the subject of the commit that a pair names, in three spellings', () => {
    const {pairs} = read({id: 'a', commit: HASH, page: 'zones.md', source: 'https://git.example/c'});
    expect(pairs).toMatchObject([
      {
        id: 'a',
        queries: {original: 'camera zone masks', typo: 'camrea zone masks', prefix: 'camera zone mask'},
        pages: ['zones.md'],
        group: 'commit-subject',
      },
    ]);
  });

  test('asks the words of a thread as they are', () => {
    const {pairs} = read({id: 'a', query: 'how to mask', page: 'zones.md', source: 'https://git.example/t'});
    expect(pairs).toMatchObject([{queries: {original: 'how to mask'}, group: 'thread'}]);
  });

  test('gives pages the addresses of their site', () => {
    const {pages} = read({id: 'a', commit: HASH, page: 'zones.md', source: 'https://git.example/c'});
    expect(pages.map(({url}) => url)).toEqual(['https://cameras.example/zones', 'https://cameras.example/']);
    expect(addressOf(ABOUT.site, 'guide/index.mdx')).toBe('https://cameras.example/guide');
  });

  test.each([
    ['a page that is not there', {page: 'gone.md'}, 'the corpus has no page "gone.md"'],
    ['no source', {source: undefined}, 'field "source"'],
    ['neither commit nor words', {commit: undefined}, 'field "query"'],
  ])('refuses a pair with %s, with its line', (_, change, message) => {
    const pair = {id: 'a', commit: HASH, page: 'zones.md', source: 'https://git.example/c', ...change};
    expect(() => read(pair)).toThrow(/cameras\.jsonl:1: /);
    expect(() => read(pair)).toThrow(message);
  });

  test('refuses a pair whose subject makes no query, as of another rule', () => {
    const pair = {id: 'a', commit: HASH, page: 'zones.md', source: 'https://git.example/c'};
    expect(() => read(pair, 'docs: fix typo')).toThrow('makes no query');
  });
});
