import type {SearchIndex} from '@help-center/engine';
import {expect, test} from 'vitest';
import {createLibrary} from '../src/mcp/createLibrary.ts';
import type {SiteFile} from '../src/site/SiteFile.ts';

const URL_OF_PAGE = 'https://x.example/page';
const MARKDOWN = '# T\n\n## A\n\nOne.\n\n### B\n\nTwo.\n\n## C\n\nThree.\n';
const headings = ['# T', '## A', '### B', '## C'].map((line) => ({
  anchor: line.slice(-1).toLowerCase(),
  text: line.slice(-1),
  depth: line.indexOf(' '),
  offset: MARKDOWN.indexOf(line),
}));
const page = {url: URL_OF_PAGE, markdownUrl: `${URL_OF_PAGE}.md`, title: 'T', headings};
const site = {url: 'https://x.example/', pages: [page], redirects: {}} as unknown as SiteFile;

test.each([
  ['a', '## A\n\nOne.\n\n### B\n\nTwo.'],
  ['b', '### B\n\nTwo.'],
  ['c', '## C\n\nThree.'],
])('reads section %s with those below it, up to the next of its level', async (anchor, expected) => {
  const library = createLibrary({
    readSite: async () => site,
    readText: async () => MARKDOWN,
    openIndex: async () => ({}) as SearchIndex,
  });
  expect((await library.readPage(URL_OF_PAGE, anchor, 0)).markdown).toBe(expected);
});
