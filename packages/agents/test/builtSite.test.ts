// The built site: what agents read of it says what the pages say, and leads somewhere.
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {expect, test} from 'vitest';
import type {SiteFile} from '../src/site/SiteFile.ts';
import {comparePage} from './support/compareTexts.ts';

const outDir = fileURLToPath(new URL('../../../website/build/', import.meta.url));
const read = (name: string) => readFileSync(join(outDir, name), 'utf8');
const site = JSON.parse(read('agents/site.json')) as SiteFile;
const pathOf = (url: string) => decodeURIComponent(new URL(url).pathname).slice(1);
const listFiles = () => readdirSync(outDir, {recursive: true, encoding: 'utf8'});

function htmlOf(url: string): string {
  const path = pathOf(url);
  return read(existsSync(join(outDir, `${path}.html`)) ? `${path}.html` : join(path, 'index.html'));
}

test('at most 1 % of the pieces of a page are missing in its twin, and the twin invents nothing', () => {
  const faults = site.pages.flatMap(({url, markdownUrl}) => {
    const {pieces, missing, invented} = comparePage(htmlOf(url), read(pathOf(markdownUrl)));
    return missing.length > pieces / 100 || invented.length > 0 ? [{url, pieces, missing, invented}] : [];
  });
  expect(faults).toEqual([]);
});

test('every link in a twin or a list leads to a file of the site, or away from it', () => {
  const answered = new Set(listFiles().map((name) => name.replace(/(^|\/)index\.html$/, '$1')));
  const texts = listFiles().filter((name) => name.endsWith('.md') || /llms[\w-]*\.txt$/.test(name));
  expect(texts.length).toBeGreaterThan(site.pages.length);
  const broken = texts.flatMap((name) =>
    [...read(name).matchAll(/\]\(<?([^)\s>]+)>?(?: "[^"]*")?\)/g)]
      .map(([, url = '']) => url)
      .filter((url) => {
        if (/^(mailto|tel):/.test(url)) return false;
        if (!URL.canParse(url)) return true;
        if (!url.startsWith(site.url)) return false;
        const path = pathOf(url);
        return !answered.has(path) && !answered.has(`${path}/`) && !answered.has(`${path}.html`);
      })
      .map((url) => `${name}: ${url}`),
  );
  expect(broken).toEqual([]);
});

test('lists and full texts have at most 50,000 characters, and twins less than a reader cuts off', () => {
  const long = listFiles()
    .filter((name) => /llms[\w-]*\.txt$|\.md$/.test(name))
    .filter((name) => read(name).length > 50_000);
  expect(long).toEqual([]);
});

test('pages that are not for search engines, lists of tags and the search page have no twin', () => {
  const left = site.pages.filter(({url}) => /\/tags\/|\/search|\/archive|\/authors|404/.test(url));
  expect(left).toEqual([]);
  expect(htmlOf('https://x.example/search')).not.toContain('type="text/markdown"');
});

test('the forms for searching tell an agent in the browser what they do and what to fill in', () => {
  for (const [name, tool] of [
    ['index.html', 'search_help_center'],
    ['search/index.html', 'search_docs'],
  ] as const) {
    const [form = ''] = /<form[^>]*\btoolname=[^>]*>.*?<\/form>/s.exec(read(name)) ?? [];
    expect(form).toContain(`toolname="${tool}"`);
    expect(form).toMatch(/<form[^>]*\btooldescription="[^"]{20,}"/);
    expect(form).toMatch(/<input[^>]*\btoolparamdescription="[^"]{10,}"/);
  }
});

test('a page names its twin in its head and the list of all pages before its text', () => {
  for (const {url, markdownUrl} of site.pages) {
    const html = htmlOf(url);
    expect(html).toContain(
      `type="text/markdown" href="${new URL(markdownUrl).pathname.replaceAll('&', '&amp;')}"`,
    );
    expect(html.indexOf('/llms.txt')).toBeLessThan(html.indexOf('<nav'));
  }
});

test('an anchor of a section is found in the description of the site', () => {
  const page = site.pages.find(({url}) => url.endsWith('/Event-Trigger/MQTT/'));
  const nothing = page?.headings.find(({anchor}) => anchor === 'receives-nothing');
  expect(read(pathOf(page?.markdownUrl ?? '')).slice(nothing?.offset)).toMatch(
    /^### The subscriber receives nothing\n/,
  );
});

test('robots.txt names the site map', () => {
  expect(read('robots.txt')).toContain(`Sitemap: ${site.url}sitemap.xml`);
});

test('every page of the site map has a twin, but for lists of tags, authors and posts', () => {
  const listed = [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
  const known = new Set(site.pages.map(({url}) => url));
  const without = listed.filter((url) => !known.has(url.replaceAll('&amp;', '&')));
  expect(listed.length).toBeGreaterThan(100);
  expect(
    without.filter((url) => !/\/tags(\/|$)|\/authors|\/archive|\/blog(\/page\/\d+)?$/.test(url)),
  ).toEqual([]);
});
