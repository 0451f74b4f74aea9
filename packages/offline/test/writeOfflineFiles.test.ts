import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {gzipSync} from 'node:zlib';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {SiteFiles} from '@help-center/built-site';
import {writeOfflineFiles, type OfflineSite, type WriteOfflineOptions} from '../src/finish/index.ts';
import type {OfflineFiles} from '../src/storage/OfflineFiles.ts';

let outDir = '';

function write(name: string, content: string): void {
  mkdirSync(dirname(join(outDir, name)), {recursive: true});
  writeFileSync(join(outDir, name), content);
}

function finish(options: WriteOfflineOptions = {}): OfflineSite {
  const files = new SiteFiles(outDir);
  const written = writeOfflineFiles(files, options);
  files.commit();
  return written;
}

const readList = () => JSON.parse(readFileSync(join(outDir, 'offline-files.json'), 'utf8')) as OfflineFiles;
const readWorker = () => readFileSync(join(outDir, 'service-worker.js'), 'utf8');

beforeEach(() => {
  outDir = mkdtempSync(join(tmpdir(), 'help-center-offline-'));
  write('index.html', '<title>Home</title>');
  write('offline/index.html', '<title>Read offline</title>');
  write('docs/a/index.html', '<title>A</title>');
  write('assets/js/main.1.js', 'main()');
});

afterEach(() => rmSync(outDir, {recursive: true}));

describe('writeOfflineFiles', () => {
  test('lists pages by folder address with sizes', () => {
    finish();
    const {files, bytes} = readList();
    expect(files.map(({path}) => path)).toEqual(['assets/js/main.1.js', 'docs/a/', '', 'offline/']);
    expect(files.map(({size}) => size)).toEqual([6, 16, 19, 27]);
    expect(bytes).toBe(68);
  });

  test('omits files that readers never request', () => {
    for (const name of [
      '_headers',
      'llms.txt',
      'docs/a/llms-full-2.txt',
      'docs/a/index.md',
      'agents/site.json',
      '404.html',
      'robots.txt',
      'assets/js/main.1.js.map',
      'pdf/a.pdf',
      '.nojekyll',
    ])
      write(name, 'x');
    finish();
    expect(readList().files).toHaveLength(4);
  });

  test.each([
    ['480w.webp 1080w.webp 1600w.webp', '1080w.webp'],
    ['480w.webp 800w.webp', '800w.webp'],
    ['480w.webp 1552w.webp', '1552w.webp'],
  ])('lists one size of a picture: for %s %s', (sizes, kept) => {
    for (const size of sizes.split(' ')) write(`assets/images/gate-0123456789ab.${size}`, 'x');
    write('assets/images/gate-ba9876543210.1440w.webp', 'x');
    write('assets/images/gate.480w.webp', 'x');
    finish();
    const pictures = readList().files.filter(({path}) => path.startsWith('assets/images/'));
    expect(pictures.map(({path}) => path.replace('assets/images/gate', ''))).toEqual([
      `-0123456789ab.${kept}`,
      '-ba9876543210.1440w.webp',
      '.480w.webp',
    ]);
  });

  test('makes the same version of the same files, also on a second run', () => {
    const first = finish();
    const worker = readWorker();
    expect(finish()).toEqual(first);
    expect(readWorker()).toBe(worker);
  });

  test('makes another service worker when one byte changes', () => {
    const first = finish();
    const worker = readWorker();
    write('docs/a/index.html', '<title>B</title>');
    expect(finish().version).not.toBe(first.version);
    expect(readWorker()).not.toBe(worker);
  });

  test('writes a service worker of at most 4 kB gzip with base path and version', () => {
    const {version} = finish({baseUrl: '/help/'});
    expect(readWorker()).toContain('"/help/"');
    expect(readWorker()).toContain(`"${version}"`);
    expect(gzipSync(readWorker()).length).toBeLessThanOrEqual(4096);
  });

  test('writes a service worker that removes itself when turned off', () => {
    finish({enabled: false});
    expect(readWorker()).toContain('unregister');
    expect(readWorker()).not.toContain('respondWith');
    expect(() => readList()).toThrow('ENOENT');
  });

  test('explains the fix when there is no offline page', () => {
    rmSync(join(outDir, 'offline'), {recursive: true});
    expect(() => finish()).toThrow(
      /no page "offline" in ".*"\. Build the site first, with a page at \/offline/,
    );
  });
});

test('excludes unlisted pages from the public list', () => {
  write('docs/hidden/index.html', '<div class="theme-unlisted-banner alert"></div>');
  write('docs/about/index.html', '<p>The class "theme-unlisted-banner" marks them.</p>');
  finish();
  const paths = readList().files.map(({path}) => path);
  expect(paths).toContain('docs/about/');
  expect(paths).not.toContain('docs/hidden/');
});
