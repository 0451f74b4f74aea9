import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import type {SearchRecord} from '@help-center/records';
import {parsePage, toRecords, type Page, type ParsePageOptions, type SkipReason} from '../src/index.ts';

/** Folder of the built fixture site. */
export const FIXTURE_SITE: string = fileURLToPath(new URL('./fixtures/site', import.meta.url));

/** Reads one page of the fixture site. */
export function parseFixture(file: string, options?: ParsePageOptions): Page | SkipReason {
  return parsePage(file, readFileSync(`${FIXTURE_SITE}/${file}`, 'utf8'), options);
}

/** Reads one page of the fixture site that is known to be searched. */
export function fixturePage(file: string, options?: ParsePageOptions): Page {
  const page = parseFixture(file, options);
  if (typeof page === 'string') throw new Error(`${file} is left out: ${page}`);
  return page;
}

/** Records of one page of the fixture site. */
export function fixtureRecords(file: string, options?: ParsePageOptions): SearchRecord[] {
  return toRecords(fixturePage(file, options));
}

/** Reads a page with the given content, built as Docusaurus builds a doc. */
export function parseContent(content: string, head = ''): Page {
  const html = `<!doctype html><html lang=en class="docs-wrapper plugin-docs"><head><title>A title | Site</title>${head}</head><body><main><article><h1>A title</h1>${content}</article></main></body></html>`;
  const page = parsePage('docs/a/b/index.html', html, {siteUrl: 'https://help.example.com'});
  if (typeof page === 'string') throw new Error(`left out: ${page}`);
  return page;
}

/** Text of the blocks below the title. */
export function texts({blocks}: Page): string[] {
  return blocks.slice(1).map(({text}) => text);
}
