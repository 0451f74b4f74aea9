import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {SiteFiles} from '@help-center/built-site';
import {writeOfflineFiles, type SiteGroup} from '../src/finish/index.ts';
import {selectFiles} from '../src/storage/index.ts';
import type {OfflineFiles} from '../src/storage/OfflineFiles.ts';

let outDir = '';

function write(name: string, content: string): void {
  mkdirSync(dirname(join(outDir, name)), {recursive: true});
  writeFileSync(join(outDir, name), content);
}

const GROUPS: readonly SiteGroup[] = [
  {id: 'A', name: 'First', pages: ['/help/docs/A/', '/help/docs/A/x']},
  {id: 'B', name: 'Second', pages: ['/help/docs/B/deep/y', '/help/docs/B/gone']},
];

function list(groups: readonly SiteGroup[] = GROUPS): OfflineFiles {
  const files = new SiteFiles(outDir);
  writeOfflineFiles(files, {baseUrl: '/help/', groups, everywhere: ['search']});
  return JSON.parse(files.readText('offline-files.json')) as OfflineFiles;
}

const pathsOf = (files: OfflineFiles, ...ids: string[]) => selectFiles(files, ids).map(({path}) => path);

const ALWAYS = [
  'assets/js/lazy.1.js',
  'assets/js/main.1.js',
  'docs/',
  '',
  'offline/',
  'search-index/a.bin',
  'search/',
];

beforeEach(() => {
  outDir = mkdtempSync(join(tmpdir(), 'help-center-groups-'));
  const main = '<script src="/help/assets/js/main.1.js"></script>';
  write('index.html', main);
  write('offline/index.html', main);
  write('search/index.html', main);
  write('docs/index.html', main);
  write(
    'docs/A/index.html',
    `${main}<img src="/help/assets/images/gate.1.png"><a href="/help/docs/B/deep/y">`,
  );
  write('docs/A/x/index.html', '<img srcset="/help/assets/images/cam-0123456789ab.480w.webp 480w">');
  write('docs/B/deep/y.html', '<script>{"s":["assets/js/b.1.js"]}</script><a href="/help/files/b.zip">');
  write('docs/tags/index.html', '<img src="/help/assets/images/tag.1.png">');
  write('blog/index.html', '<link href="/help/blog/atom.xml"><img src="/help/assets/images/post.1.png">');
  for (const name of ['main', 'lazy', 'b']) write(`assets/js/${name}.1.js`, 'js');
  for (const name of [
    'gate.1.png',
    'tag.1.png',
    'post.1.png',
    'cam-0123456789ab.960w.webp',
    'cam-0123456789ab.480w.webp',
  ])
    write(`assets/images/${name}`, 'image');
  write('search-index/a.bin', 'index');
  write('files/b.zip', 'zip');
  write('blog/atom.xml', 'feed');
  write('sitemap.xml', 'map');
});

afterEach(() => rmSync(outDir, {recursive: true}));

test('puts home, parents and unassigned pages into every copy', () => {
  expect(pathsOf(list())).toEqual(ALWAYS);
});

test("puts a group's pages with their scripts, pictures and downloads into its copy", () => {
  const files = list();
  expect(pathsOf(files, 'A').filter((path) => !ALWAYS.includes(path))).toEqual([
    'assets/images/cam-0123456789ab.960w.webp',
    'assets/images/gate.1.png',
    'docs/A/',
    'docs/A/x/',
  ]);
  expect(pathsOf(files, 'B').filter((path) => !ALWAYS.includes(path))).toEqual([
    'assets/js/b.1.js',
    'docs/B/deep/y.html',
    'files/b.zip',
  ]);
});

test('lists start, prefix and additional size of each group', () => {
  const {groups, common, files} = list();
  expect(groups).toMatchObject([
    {id: 'A', name: 'First', start: 'docs/A/', folder: 'docs/A/'},
    {id: 'B', name: 'Second', start: 'docs/B/deep/y', folder: 'docs/B/deep/y/'},
  ]);
  for (const part of [...groups, common]) {
    expect(part.bytes).toBe(part.files.reduce((sum, place) => sum + (files[place]?.size ?? 0), 0));
  }
  expect(groups.flatMap((group) => group.files).filter((place) => common.files.includes(place))).toEqual([]);
});

test('puts files of both home and a group into every copy', () => {
  write('index.html', '<img src="/help/assets/images/gate.1.png">');
  expect(pathsOf(list())).toContain('assets/images/gate.1.png');
});

test('treats one group alone, or none, as the whole site', () => {
  for (const groups of [
    [],
    GROUPS.slice(0, 1),
    [GROUPS[0], {id: 'C', name: 'Gone', pages: ['/help/gone']}],
  ]) {
    expect(list(groups)).toMatchObject({groups: [], common: {files: [], bytes: 0}});
  }
});

test('reads long names such as inline pictures in linear time', () => {
  const run = 'M'.repeat(200_000);
  write(
    'docs/A/index.html',
    `<img src="data:${run}"><i>${run}.${run}/assets/js/b.1.js</i><img src="/help/assets/images/gate.1.png">`,
  );
  expect(pathsOf(list(), 'A').filter((path) => !ALWAYS.includes(path))).toEqual([
    'assets/images/cam-0123456789ab.960w.webp',
    'assets/images/gate.1.png',
    'docs/A/',
    'docs/A/x/',
  ]);
});
