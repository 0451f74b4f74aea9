import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {readManifest} from '../../../src/public/readManifest.ts';

const CORPUS = {
  name: 'cameras',
  repository: 'https://git.example/acme/cameras',
  commit: 'a'.repeat(40),
  folder: 'docs',
  licence: 'MIT',
  site: 'https://cameras.example/',
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'manifest-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

function read(...corpora: object[]): ReturnType<typeof readManifest> {
  const file = join(folder, 'corpora.json');
  writeFileSync(file, JSON.stringify(corpora));
  return readManifest(file);
}

describe('the manifest of the public corpora', () => {
  test('is read as it is, with nothing left out where it names nothing', () => {
    expect(read(CORPUS)).toEqual([{...CORPUS, leaveOut: []}]);
  });

  test.each([
    ['a short commit', {commit: 'abc1234'}],
    ['a branch instead of a commit', {commit: 'main'}],
    ['a licence that forbids to pass pages on', {licence: 'CC-BY-NC-4.0'}],
    ['no licence', {licence: undefined}],
    ['a folder outside of the repository', {folder: 'docs/../../other'}],
    ['a site without a slash at its end', {site: 'https://cameras.example'}],
    ['a name that is no folder', {name: '../cameras'}],
    ['a list of something else to leave out', {leaveOut: [1]}],
  ])('is refused for %s, with the name of the field', (_, change) => {
    const [field] = Object.keys(change);
    expect(() => read({...CORPUS, ...change})).toThrow(`corpus 1: field "${field}" must be`);
  });

  test('is refused when two corpora share a name', () => {
    expect(() => read(CORPUS, CORPUS)).toThrow('two corpora have the name "cameras"');
  });

  test('of this benchmark names at least three corpora', () => {
    const file = fileURLToPath(new URL('../../../corpora.json', import.meta.url));
    expect(readManifest(file).length).toBeGreaterThanOrEqual(3);
  });
});
