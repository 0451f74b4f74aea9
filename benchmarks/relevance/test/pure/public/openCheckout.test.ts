import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {openCheckout} from '../../../src/public/openCheckout.ts';
import type {PublicCorpus} from '../../../src/public/readManifest.ts';

let folder: string;
const hashes: string[] = [];

function git(...args: string[]): string {
  const name = ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false'];
  return execFileSync('git', ['-C', folder, ...name, ...args], {encoding: 'utf8'}).trim();
}

/** Writes files and commits them. */
function commit(subject: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), {recursive: true});
    writeFileSync(join(folder, path), text);
  }
  git('add', '-A');
  git('commit', '-q', '-m', subject);
  hashes.push(git('rev-parse', 'HEAD'));
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'checkout-'));
  git('init', '-q');
  commit('first', {'docs/zones.md': '# Zones\n', 'docs/team.md': 'us', 'src/main.ts': ''});
  commit('second, "quoted"\n\nbody', {'docs/zones.md': '# Zones of cameras\n', 'docs/plan.png': 'x'});
  commit('third', {'docs/zones.md': 'later', 'docs/later.md': 'later'});
});
afterAll(() => rmSync(folder, {recursive: true}));

const open = (commitHash = hashes[1] ?? '') =>
  openCheckout(folder, {
    name: 'cameras',
    repository: 'https://git.example/acme/cameras',
    commit: commitHash,
    folder: 'docs',
    licence: 'MIT',
    site: 'https://cameras.example/',
    leaveOut: ['team.md'],
  } satisfies PublicCorpus);

test('a checkout is read at the commit of the manifest, not at what is checked out', () => {
  expect(open().listPages()).toEqual(['zones.md']);
  expect(open().readPages(['zones.md'])).toEqual(['# Zones of cameras\n']);
});

test('its changes are those of pages until the commit, newest first', () => {
  expect(open().listCommits('2000-01-01')).toEqual([
    {hash: hashes[1], subject: 'second, "quoted"', pages: ['zones.md']},
    {hash: hashes[0], subject: 'first', pages: ['zones.md']},
  ]);
});

test('it gives the subjects of commits by their hashes', () => {
  expect(open().readSubjects([hashes[1] ?? '', hashes[0] ?? ''])).toEqual(
    new Map([
      [hashes[1], 'second, "quoted"'],
      [hashes[0], 'first'],
    ]),
  );
});

test('a checkout without the commit is refused with the command that fetches it', () => {
  expect(() => open('f'.repeat(40))).toThrow(`git -C ${folder} fetch origin ${'f'.repeat(40)}`);
});

test('a missing checkout is refused with the command that clones it', () => {
  expect(() =>
    openCheckout(join(folder, 'none'), {...({} as PublicCorpus), repository: 'https://g.example/r'}),
  ).toThrow('git clone https://g.example/r');
});
