import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {SiteFiles} from '@help-center/built-site';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {writeAgentFiles} from '../src/index.ts';

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

test('names the MCP server of a site that has one', () => {
  write({mcpUrl: 'https://search.example/mcp'});
  expect(read('llms.txt')).toContain(
    'The MCP server https://search.example/mcp searches and reads this site.',
  );
});
