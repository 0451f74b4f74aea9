import {expect, test} from 'vitest';
import {keyOf} from '../src/storage/cacheNames.ts';

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/docs/a/', '/docs/a'],
  ['/docs/a', '/docs/a'],
  ['/docs/a/index.html', '/docs/a'],
  ['/docs/a.html', '/docs/a'],
  ['/help/', '/help'],
  ['/img/logo.svg', '/img/logo.svg'],
  ['/docs/a-%26-b/', '/docs/a-&-b'],
  ['/docs/a-&-b/', '/docs/a-&-b'],
  ['/docs/a%2526b', '/docs/a%26b'],
])('stores the page at %s under %s', (pathname, key) => {
  expect(keyOf(pathname)).toBe(key);
});
