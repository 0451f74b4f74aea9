import {expect, test} from 'vitest';
import {findRealBaseUrl} from '../src/loader/baseUrlBanner.ts';

const find = (baseUrl: string, path: string, pathname: string) => findRealBaseUrl({baseUrl, path}, pathname);

test.each([
  ['/', '/docs/a/', '/docs/a/'],
  ['/', '/docs/a/', '/docs/a'],
  ['/', '/docs/a/', '/docs/a/index.html'],
  ['/help/', '/', '/help/'],
  ['/help/', '/blog', '/help/blog.html'],
  ['/', '/docs/a/', '/somewhere/else'],
])('accepts a site for %s whose page %s is at %s', (baseUrl, path, pathname) => {
  expect(find(baseUrl, path, pathname)).toBeUndefined();
});

test.each([
  ['/', '/docs/a/', '/sub/docs/a/', '/sub/'],
  ['/', '/', '/sub/folder/', '/sub/folder/'],
  ['/help/', '/blog', '/blog', '/'],
])('detects that a site for %s whose page %s is at %s belongs to %4$s', (baseUrl, path, pathname, real) => {
  expect(find(baseUrl, path, pathname)).toBe(real);
});
