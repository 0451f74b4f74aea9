import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {expect, onTestFinished, test, vi} from 'vitest';
import {KeptWork} from '../src/KeptWork.ts';

function createSite(): {siteDir: string; folder: string; open: () => KeptWork} {
  const siteDir = mkdtempSync(join(tmpdir(), 'kept-work-'));
  onTestFinished(() => rmSync(siteDir, {recursive: true}));
  const folder = join(siteDir, 'node_modules/.cache/help-center/twice');
  return {siteDir, folder, open: () => new KeptWork(siteDir, 'twice', fileURLToPath(import.meta.url))};
}

const twice = (work: KeptWork, text: string, ...more: string[]) =>
  work.take([text, ...more], () => Buffer.from(text + text)).toString();

test('makes a result once and reuses it in the next build', () => {
  const {open} = createSite();
  const first = open();
  expect([twice(first, 'a'), twice(first, 'b'), twice(first, 'a')]).toEqual(['aa', 'bb', 'aa']);
  expect(first.made).toBe(2);
  const second = open();
  expect([twice(second, 'a'), twice(second, 'c')]).toEqual(['aa', 'cc']);
  expect(second.made).toBe(1);
});

test('distinguishes inputs with equal concatenations', () => {
  const work = createSite().open();
  expect([twice(work, 'ab', 'c'), twice(work, 'a', 'bc')]).toEqual(['abab', 'aa']);
});

test('makes a damaged result again', () => {
  const {folder, open} = createSite();
  twice(open(), 'a');
  const [name = ''] = readdirSync(folder);
  for (const damaged of ['', readFileSync(join(folder, name), 'utf8').slice(0, -1)]) {
    writeFileSync(join(folder, name), damaged);
    const work = open();
    expect([twice(work, 'a'), work.made]).toEqual(['aa', 1]);
  }
});

test('makes everything again when the code has changed', () => {
  const {siteDir, open} = createSite();
  twice(open(), 'a');
  const other = new KeptWork(siteDir, 'twice', fileURLToPath(new URL('../src/KeptWork.ts', import.meta.url)));
  twice(other, 'a');
  expect(other.made).toBe(1);
});

test('makes everything again on another Node, which may not read the results', () => {
  const {open} = createSite();
  twice(open(), 'a');
  vi.stubGlobal('process', {...process, versions: {...process.versions, v8: '1.0'}});
  onTestFinished(() => void vi.unstubAllGlobals());
  const work = open();
  expect([twice(work, 'a'), work.made]).toEqual(['aa', 1]);
});

test('makes everything again when a dependency has another version', () => {
  const {siteDir} = createSite();
  const open = () => new KeptWork(siteDir, 'twice', join(siteDir, 'dist/index.js'));
  mkdirSync(join(siteDir, 'dist'));
  for (const [version, made] of [
    ['1.0.0', 1],
    ['1.0.0', 0],
    ['1.0.1', 1],
  ] as const) {
    writeFileSync(join(siteDir, 'package.json'), JSON.stringify({dependencies: {library: version}}));
    const work = open();
    twice(work, 'a');
    expect(work.made).toBe(made);
  }
});

test('forgets results that a build did not use', () => {
  const {folder, open} = createSite();
  const first = open();
  twice(first, 'a');
  twice(first, 'b');
  const second = open();
  twice(second, 'a');
  second.prune();
  expect(readdirSync(folder)).toHaveLength(1);
});
