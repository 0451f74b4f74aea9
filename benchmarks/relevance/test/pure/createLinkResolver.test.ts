import {expect, test} from 'vitest';
import {createLinkResolver} from '../../src/createLinkResolver.ts';
import type {PageDocument} from '../../src/PageDocument.ts';

function page(path: string, url: string): PageDocument {
  return {path, url, title: path, category: 'Guides', description: null, keywords: [], blocks: []};
}

const from = page('guides/cameras.md', 'https://x/docs/guides/cameras');
const target = page('reference/api.mdx', 'https://x/docs/reference/api');
const resolve = createLinkResolver([from, target, page('start/index.md', 'https://x/docs/start/')]);

test.each([
  ['a source file beside the page', '../reference/api.mdx', 'https://x/docs/reference/api'],
  [
    'a source file from the root of the sources',
    '/reference/api.mdx#get',
    'https://x/docs/reference/api#get',
  ],
  ['a path from the root of the site', '/docs/reference/api', 'https://x/docs/reference/api'],
  ['an address relative to the page', '../reference/api/', 'https://x/docs/reference/api'],
  ['an absolute address', 'https://x/docs/reference/api?x=1#get', 'https://x/docs/reference/api#get'],
  ['an index file', '../start/index.md', 'https://x/docs/start/'],
])('resolves %s', (_, href, url) => {
  expect(resolve(from, href)).toBe(url);
});

test.each(['#here', 'https://elsewhere/docs/reference/api', 'mailto:a@x', '../gone.md', 'http://['])(
  'gives nothing for %s',
  (href) => {
    expect(resolve(from, href)).toBeNull();
  },
);
