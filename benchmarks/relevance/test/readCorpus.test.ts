import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {readCorpora, readCorpus} from '../src/readCorpus.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'corpus-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

function write(path: string, ...lines: (object | string)[]): void {
  mkdirSync(dirname(join(folder, path)), {recursive: true});
  writeFileSync(
    join(folder, path),
    lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'),
  );
}

test('reads pages, records and questions', () => {
  write('c/pages/a.md', '# Title\n\nText.');
  write('c/pages.jsonl', {path: 'a.md', url: 'https://x/a', title: 'Title'});
  write('c/pairs.jsonl', {id: '1', query: 'q', page: 'a.md'});
  const corpus = readCorpus(join(folder, 'c'));
  expect([corpus.name, corpus.pages.length, corpus.records.length, corpus.pairs.length]).toEqual([
    'c',
    1,
    2,
    1,
  ]);
});

test('makes up an address where the corpus gives none', () => {
  write('c/pages/g/a.md', 'Text.');
  write('c/pages.jsonl', {path: 'g/a.md'});
  expect(readCorpus(join(folder, 'c')).pages[0]?.url).toBe('https://c.example/g/a');
});

test('leaves out a question whose page is unknown, and says so', () => {
  write('c/pages/a.md', 'Text.');
  write('c/pages.jsonl', {path: 'a.md'});
  write('c/pairs.jsonl', {query: 'q', page: 'gone.md'});
  const corpus = readCorpus(join(folder, 'c'));
  expect(corpus.pairs).toEqual([]);
  expect(corpus.warnings).toEqual([
    expect.stringMatching(/pairs\.jsonl:1: page "gone\.md" is not in pages\.jsonl; the pair is left out\./),
  ]);
});

test('keeps a question while one of its pages is known', () => {
  write('c/pages/a.md', 'Text.');
  write('c/pages.jsonl', {path: 'a.md'});
  write('c/pairs.jsonl', {query: 'q', page: 'gone.md', also: ['a.md']});
  expect(readCorpus(join(folder, 'c')).pairs[0]?.pages).toEqual(['a.md']);
});

test('keeps the first of two pages with one address, and says so', () => {
  write('c/pages/a.md', 'First.');
  write('c/pages/b.md', 'Second.');
  write('c/pages.jsonl', {path: 'a.md', url: 'https://x/a'}, {path: 'b.md', url: 'https://x/a'});
  write('c/pairs.jsonl', '');
  const corpus = readCorpus(join(folder, 'c'));
  expect(corpus.pages.map((page) => page.path)).toEqual(['a.md']);
  expect(corpus.warnings).toEqual([
    expect.stringMatching(/pages\.jsonl:2: the address https:\/\/x\/a was given/),
  ]);
});

test('names the line of a listed page that does not exist', () => {
  write('c/pages.jsonl', {path: 'a.md'});
  expect(() => readCorpus(join(folder, 'c'))).toThrow(/pages\.jsonl:1: the page "a\.md" is not at .*pages/);
});

test('reads every corpus of a folder by name and passes over other folders', () => {
  for (const name of ['b', 'a']) {
    write(`${name}/pages/p.md`, 'Text.');
    write(`${name}/pages.jsonl`, {path: 'p.md'});
  }
  write('notes/readme.md', 'Nothing.');
  expect(readCorpora(folder).map((corpus) => corpus.name)).toEqual(['a', 'b']);
});

test('says what a corpus is when there is none', () => {
  expect(() => readCorpora(folder)).toThrow('no corpus found. Expected subfolders with "pages.jsonl"');
});
