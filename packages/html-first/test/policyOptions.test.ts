import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {SiteFiles} from '@help-center/built-site';
import {expect, test} from 'vitest';
import {finishSite} from '../src/finish/finishSite.ts';
import type {PolicyOptions} from '../src/finish/policy/contentSecurityPolicy.ts';
import {buildSite, page} from './buildSite.ts';
import {SiteNeeds} from '../src/finish/policy/SiteNeeds.ts';
import {extendStyleSheets} from '../src/finish/finishSite.ts';

const SCRIPT = '<script src="https://stats.example.com/count.js" async></script>';
const VIDEO = '<iframe src="https://video.example.com/embed/1"></iframe>';

function finish(pages: Readonly<Record<string, string>>, policy: PolicyOptions, outDir = buildSite(pages)) {
  const files = new SiteFiles(outDir);
  const {remarks} = finishSite(files, {policy});
  files.commit();
  const read = (name: string) => readFileSync(join(outDir, name), 'utf8');
  return {remarks, read};
}

test('keeps, names and on request rejects a third-party script', () => {
  const pages = {'index.html': page(SCRIPT)};
  const {remarks, read} = finish(pages, {});
  expect(remarks).toEqual([
    'allowed, as pages need it: https://stats.example.com (index.html): add it to htmlFirst.policy.scripts, or remove it from the pages',
  ]);
  expect(read('index.html')).toContain('src="https://stats.example.com/count.js"');
  expect(read('index.html')).toMatch(/script-src [^;]*https:\/\/stats\.example\.com;/);
  expect(() => finish(pages, {unlisted: 'refuse'})).toThrow('add it to htmlFirst.policy.scripts');
  expect(finish(pages, {unlisted: 'refuse', scripts: ['https://stats.example.com']}).remarks).toEqual([]);
});

const PICTURE = page('<main><img src="https://pictures.example.com/a.png" alt=""></main>');

test('stops the build with a fix before it changes a page', () => {
  const pages = {'docs/a.html': PICTURE, 'docs/b.html': PICTURE};
  const outDir = buildSite(pages);
  expect(() => finish(pages, {unlisted: 'refuse'}, outDir)).toThrow(
    'https://pictures.example.com (docs/a.html and 1 more): add it to htmlFirst.policy.images, or remove it from the pages',
  );
  expect(readFileSync(join(outDir, 'docs/a.html'), 'utf8')).toBe(PICTURE);
});

test.each(['http:', 'https://*.example.org', 'https://example.com'])('%s is another host', (source) => {
  expect(() => finish({'docs/a.html': PICTURE}, {unlisted: 'refuse', images: [source]})).toThrow(
    'https://pictures.example.com (docs/a.html)',
  );
});

test("allows an address without a scheme with the page's scheme", () => {
  const pages = {'index.html': page(VIDEO.replace('https:', ''))};
  const {remarks, read} = finish(pages, {});
  expect(remarks).toEqual([
    'allowed, as pages need it: video.example.com (index.html): add it to htmlFirst.policy.frames, or remove it from the pages',
  ]);
  expect(read('index.html')).toMatch(/frame-src video\.example\.com[;"]/);
  for (const listed of [
    'video.example.com',
    'https://video.example.com',
    'https://*.example.com',
    'https:',
    '*',
  ])
    expect(finish(pages, {unlisted: 'refuse', frames: [listed]}).remarks).toEqual([]);
});

test('names and allows scripts that inline scripts inject, but no other text', () => {
  const inline = `<script>(function(d,i){var j=d.createElement('script');j.src=
'https://tags.example.com/gtm.js?id='+i;d.head.append(j);var more='https://docs.example.com/guide';
})(document,'GTM-1');</script>`;
  const data = '<script type="application/ld+json">{"@id": "https://data.example.com/a.js"}</script>';
  const pages = {'index.html': page(inline + data)};
  const {remarks, read} = finish(pages, {});
  expect(remarks).toEqual([
    'allowed, as pages need it: https://tags.example.com (index.html): add it to htmlFirst.policy.scripts, or remove it from the pages',
  ]);
  expect(read('index.html')).toMatch(/script-src [^;]*https:\/\/tags\.example\.com;/);
  expect(() => finish(pages, {unlisted: 'refuse'})).toThrow('add it to htmlFirst.policy.scripts');
  expect(finish(pages, {unlisted: 'refuse', scripts: ['https://tags.example.com']}).remarks).toEqual([]);
});

test('names inline handlers with a fix', () => {
  const pages = {'index.html': page('<p onclick="go()">x</p>')};
  const message = 'index.html has an attribute such as onclick, which no policy allows; use a script instead';
  expect(finish(pages, {}).remarks).toEqual([message]);
  expect(() => finish(pages, {unlisted: 'refuse'})).toThrow(message);
});

test('writes a report-only policy to header files, not to pages', () => {
  const {read} = finish({'index.html': page(SCRIPT)}, {reportOnly: true});
  expect(read('index.html')).not.toContain('Content-Security-Policy');
  expect(read('_headers')).toMatch(/Content-Security-Policy-Report-Only: .*https:\/\/stats\.example\.com/);
  expect(read('_headers')).not.toContain('Content-Security-Policy:');
});

test('lists the external needs of each page, including allowed ones', () => {
  const pages = {
    'docs/a.html': page(SCRIPT + VIDEO),
    'docs/b.html': page(VIDEO),
    'docs/c.html': page('<img src="/own.png" alt="">'),
  };
  const policy = {scripts: ['https://stats.example.com'], frames: ['https://video.example.com']};
  expect(finish(pages, policy).remarks).toEqual([]);
  expect(finish(pages, {...policy, listNeeds: true}).remarks.toSorted()).toEqual([
    'docs/a.html: frames https://video.example.com, scripts https://stats.example.com',
    'docs/b.html: frames https://video.example.com',
  ]);
});

test.each([
  ['images', 'img-src'],
  ['frames', 'frame-src'],
  ['connections', 'connect-src'],
  ['scripts', 'script-src'],
  ['styles', 'style-src'],
  ['fonts', 'font-src'],
  ['media', 'media-src'],
] as const)('allows a source for %s in %s only', (kind, directive) => {
  const {read} = finish({'index.html': page('')}, {[kind]: ['https://cdn.example.com']});
  const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(read('index.html'))?.[1] ?? '';
  const allowing = policy.split('; ').filter((part) => part.includes('https://cdn.example.com'));
  expect(allowing.map((part) => part.split(' ')[0])).toEqual([directive]);
});

test("adds no hashes beside 'unsafe-inline'", () => {
  const {read} = finish({'index.html': page('')}, {styles: ["'unsafe-inline'"]});
  expect(read('_headers')).toMatch(/style-src 'self' 'unsafe-inline';/);
});

test('removes existing policies from pages and logs where they were', () => {
  const meta = `<meta http-equiv="content-security-policy" content="img-src 'none'">`;
  const source = page('<main><img src="/a.png" alt=""></main>').replace('<head>', `<head>${meta}`);
  const {remarks, read} = finish({'a.html': source, 'b.html': source, 'c.html': page('')}, {});
  expect(remarks).toContain(
    'the Content-Security-Policy in the head of pages (a.html and 1 more) was removed: add its sources to htmlFirst.policy',
  );
  expect(read('a.html')).not.toContain("img-src 'none'");
  expect(read('a.html').match(/http-equiv="Content-Security-Policy"/gi)).toHaveLength(1);
});

test('adds fonts in style sheets to the policy, but not pictures', () => {
  const sheetOf = (type: string) => `@font-face{src:url(data:${type};base64,AA==)}`;
  const unlisted = (css: string) => {
    const needs = new SiteNeeds();
    extendStyleSheets(new SiteFiles(buildSite({'assets/css/styles.css': css})), '/', '', needs);
    return needs.unlisted({}).map(({kind, source}) => `${kind} ${source}`);
  };
  expect(unlisted(sheetOf('font/woff2'))).toEqual(['fonts data:']);
  expect(unlisted('.a{background:url(data:image/png;base64,AA==)}')).toEqual([]);
});
