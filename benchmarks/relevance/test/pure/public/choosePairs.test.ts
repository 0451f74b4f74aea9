import {expect, test} from 'vitest';
import {choosePairs, MOST_PAIRS} from '../../../src/public/choosePairs.ts';

const CORPUS = {name: 'cameras', repository: 'https://git.example/acme/cameras'};
const commit = (hash: string, subject: string, ...pages: string[]) => ({
  hash: hash.padEnd(40, '0'),
  subject,
  pages,
});

test('a commit of one page becomes a pair that points to its source and holds none of its words', () => {
  const hash = 'a1'.padEnd(40, '0');
  expect(choosePairs(CORPUS, [commit('a1', 'docs: camera zone masks', 'zones.md')], ['zones.md'])).toEqual([
    {
      id: 'cameras-a100000000',
      commit: hash,
      page: 'zones.md',
      source: `https://git.example/acme/cameras/commit/${hash}`,
    },
  ]);
});

test.each([
  ['changed two pages', [commit('b', 'docs: camera zone masks', 'zones.md', 'other.md')]],
  ['changed no page', [commit('b', 'docs: camera zone masks')]],
  ['changed a page that is gone', [commit('b', 'docs: camera zone masks', 'gone.md')]],
  ['has a trivial subject', [commit('b', 'docs: fix typo in camera zones', 'zones.md')]],
])('a commit that %s becomes none', (_, commits) => {
  expect(choosePairs(CORPUS, commits, ['zones.md', 'other.md'])).toEqual([]);
});

test('a page has at most two pairs, the newest ones, and a query is asked once', () => {
  const commits = [
    commit('a', 'docs: camera zone masks', 'zones.md'),
    commit('b', 'feat: Camera Zone Masks', 'other.md'),
    commit('c', 'docs: motion zone sizes', 'zones.md'),
    commit('d', 'docs: static zone colours', 'zones.md'),
  ];
  const pairs = choosePairs(CORPUS, commits, ['zones.md', 'other.md']);
  expect(pairs.map((pair) => pair.commit.charAt(0))).toEqual(['a', 'c']);
});

test('a corpus has no more pairs than the others may have', () => {
  const pages = Array.from({length: 100}, (_, at) => `page-${at}.md`);
  const commits = pages.map((page, at) => commit(`${at}f`, `docs: camera zone mask${at}`, page));
  expect(choosePairs(CORPUS, commits, pages)).toHaveLength(MOST_PAIRS);
});
