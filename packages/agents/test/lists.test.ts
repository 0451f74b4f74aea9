import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {SiteFiles} from '@help-center/built-site';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {createFullTexts} from '../src/createLists.ts';
import {writeAgentFiles} from '../src/index.ts';
import type {Twin} from '../src/twins/createTwin.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lists-'));
  writeFileSync(
    join(folder, 'page.html'),
    '<html><head><title>T</title><link rel="canonical" href="https://x.example/page"></head><body><main><article><h1>T</h1><p>Text</p></article></main></body></html>',
  );
});
afterEach(() => rmSync(folder, {recursive: true}));

function write(options: {mcpUrl?: string} = {}): readonly string[] {
  const files = new SiteFiles(folder);
  const {kept} = writeAgentFiles(files, {title: 'Ours', description: 'A site.', ...options});
  files.commit();
  return kept;
}
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

test('keeps the list of pages that a site provides and names it', () => {
  writeFileSync(join(folder, 'llms.txt'), '# Written by hand\n');
  expect(write()).toEqual(['llms.txt']);
  expect(read('llms.txt')).toBe('# Written by hand\n');
  expect(read('page.md')).toContain('Text');
});

test('keeps the Markdown that a site has for a page, without offsets of its sections', () => {
  writeFileSync(join(folder, 'page.md'), 'Written by hand\n\n# Top\n\n# T\n');
  write();
  expect(read('page.md')).toBe('Written by hand\n\n# Top\n\n# T\n');
  expect(read('page.html')).toContain('href="/page.md"');
  const {pages} = JSON.parse(read('agents/site.json')) as {pages: {headings: object[]}[]};
  expect(pages[0]?.headings).toEqual([]);
});

test('writes a list for a site without one', () => {
  expect(write()).toEqual([]);
  expect(read('llms.txt')).toContain('[T](https://x.example/page.md)');
});

test('gives a page longer than a part its own part, and writes no empty one', () => {
  const twins = ['x', 'y'.repeat(60_000), 'z'].map((markdown) => ({markdown}) as Twin);
  const urlOf = (part: number) => `https://x.example/${part}`;
  const shapes = createFullTexts('A', twins.slice(1), urlOf).map(({content}) => content.slice(0, 31));
  expect(shapes).toEqual(['> A, all pages, part 1 of 2. Th', '> A, all pages, part 2 of 2.\n\nz']);
  expect(createFullTexts('A', twins, urlOf)).toHaveLength(3);
});

test('adds the sitemap to robots.txt unless the site already has', () => {
  writeFileSync(join(folder, 'sitemap.xml'), '<urlset/>');
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *\n');
  write();
  expect(read('robots.txt')).toBe('User-agent: *\n\nSitemap: https://x.example/sitemap.xml\n');
  write();
  expect(read('robots.txt')).toBe('User-agent: *\n\nSitemap: https://x.example/sitemap.xml\n');
});

test('names the MCP server of a site that has one', () => {
  write({mcpUrl: 'https://search.example/mcp'});
  expect(read('llms.txt')).toContain(
    'The MCP server https://search.example/mcp searches and reads this site.',
  );
});
