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

test('keeps at least 99 % of a page in its Markdown copy and adds nothing', () => {
  const faults = site.pages.flatMap(({url, markdownUrl}) => {
    const {pieces, missing, invented} = comparePage(htmlOf(url), read(pathOf(markdownUrl)));
    return missing.length > pieces / 100 || invented.length > 0 ? [{url, pieces, missing, invented}] : [];
  });
  expect(faults).toEqual([]);
});

test('links only to files of the site or to other sites', () => {
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

test('limits lists and full texts to 50,000 characters, and copies to what clients read', () => {
  const long = listFiles()
    .filter((name) => /llms[\w-]*\.txt$|\.md$/.test(name))
    .filter((name) => read(name).length > 50_000);
  expect(long).toEqual([]);
});

test('writes no copy for noindex pages, tag lists and the search page', () => {
  const left = site.pages.filter(({url}) => /\/tags\/|\/search|\/archive|\/authors|404/.test(url));
  expect(left).toEqual([]);
  expect(htmlOf('https://x.example/search')).not.toContain('type="text/markdown"');
});

test('describes search forms to agents in the browser', () => {
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

test('links to the Markdown copy in the head and to the list of pages before the text', () => {
  for (const {url, markdownUrl} of site.pages) {
    const html = htmlOf(url);
    expect(html).toContain(
      `type="text/markdown" href="${new URL(markdownUrl).pathname.replaceAll('&', '&amp;')}"`,
    );
    expect(html.indexOf('/llms.txt')).toBeLessThan(html.indexOf('<nav'));
  }
});

test('lists section anchors in the site description', () => {
  const page = site.pages.find(({url}) => url.endsWith('/Event-Trigger/MQTT/'));
  const nothing = page?.headings.find(({anchor}) => anchor === 'receives-nothing');
  expect(read(pathOf(page?.markdownUrl ?? '')).slice(nothing?.offset)).toMatch(
    /^### The subscriber receives nothing\n/,
  );
});

test('names the sitemap in robots.txt', () => {
  expect(read('robots.txt')).toContain(`Sitemap: ${site.url}sitemap.xml`);
});

test('writes a copy of every page in the sitemap except lists of tags, authors and posts', () => {
  const listed = [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
  const known = new Set(site.pages.map(({url}) => url));
  const without = listed.filter((url) => !known.has(url.replaceAll('&amp;', '&')));
  expect(listed.length).toBeGreaterThan(100);
  expect(
    without.filter((url) => !/\/tags(\/|$)|\/authors|\/archive|\/blog(\/page\/\d+)?$/.test(url)),
  ).toEqual([]);
});
