import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {findFile} from '../../src/measure/serveFolder.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bench-site-'));
  mkdirSync(join(folder, 'docs', 'page'), {recursive: true});
  writeFileSync(join(folder, 'docs', 'page', 'index.html'), '');
  writeFileSync(join(folder, 'other.html'), '');
});

afterAll(() => rmSync(folder, {recursive: true}));

it.each(['/docs/page', '/docs/page/', '/docs/page/index.html'])(
  'answers %s with the index of the folder',
  (path) => {
    expect(findFile(folder, path)).toBe(join(folder, 'docs', 'page', 'index.html'));
  },
);

it('answers a path without extension with the page of that name', () => {
  expect(findFile(folder, '/other')).toBe(join(folder, 'other.html'));
});

it('answers nothing outside of the folder', () => {
  expect(findFile(join(folder, 'docs'), '/../other.html')).toBeNull();
});
