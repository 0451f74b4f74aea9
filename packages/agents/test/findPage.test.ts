import {expect, test} from 'vitest';
import {findPage} from '../src/mcp/findPage.ts';
import type {SiteFile} from '../src/site/SiteFile.ts';

const page = (path: string, title: string) => ({url: `https://x.example${path}`, title});
const site = {
  url: 'https://x.example/',
  redirects: {},
  pages: [page('/docs/plumbing/', 'C# plumbing'), page('/docs/a-&-b/', 'A & B')],
} as unknown as SiteFile;

test.each([
  ['C# plumbing', 'C# plumbing', ''],
  ['c# Plumbing', 'C# plumbing', ''],
  ['/docs/plumbing/index.md#pipes', 'C# plumbing', 'pipes'],
  ['/docs/a-%26-b/', 'A & B', ''],
  ['A & B#top', 'A & B', 'top'],
])('resolves %s to a page', (asked, title, anchor) => {
  const found = findPage(site, asked);
  expect([found?.page.title, found?.anchor]).toEqual([title, anchor]);
});
