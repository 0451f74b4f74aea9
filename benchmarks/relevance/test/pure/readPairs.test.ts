import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {readPairs} from '../../src/readPairs.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pairs-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

function read(...lines: (object | string)[]): ReturnType<typeof readPairs> {
  const file = join(folder, 'pairs.jsonl');
  writeFileSync(
    file,
    lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'),
  );
  return readPairs(file);
}

test('reads the spellings that a question has', () => {
  expect(read({query: 'add camera', query_typo: 'add camrea', page: 'a.md'})[0]?.queries).toEqual({
    original: 'add camera',
    typo: 'add camrea',
  });
});

test('counts the pages of "also" as right', () => {
  expect(read({query: 'q', page: 'a.md', also: ['b.md']})[0]?.pages).toEqual(['a.md', 'b.md']);
});

test('accepts a single page as "also"', () => {
  expect(read({query: 'q', page: 'a.md', also: 'b.md'})[0]?.pages).toEqual(['a.md', 'b.md']);
});

test('puts questions without a group together', () => {
  expect(read({query: 'q', page: 'a.md'})[0]?.group).toBe('ungrouped');
});

test('skips blank lines but counts them', () => {
  expect(read({query: 'q', page: 'a.md'}, '', {query: 'r', page: 'a.md'})[1]?.where).toMatch(
    /pairs\.jsonl:3$/,
  );
});

test('names file and line of a question without a page', () => {
  expect(() => read({query: 'q', page: 'a.md'}, {query: 'r'})).toThrow(
    /pairs\.jsonl:2: field "page" must be a non-empty text, received nothing\./,
  );
});

test('names file and line of a line that is not JSON', () => {
  expect(() => read('{"query": ')).toThrow(/pairs\.jsonl:1: not valid JSON/);
});

test('names file and line of a line that is no object', () => {
  expect(() => read('[1]')).toThrow(/pairs\.jsonl:1: expected a JSON object, received \[1\]/);
});
