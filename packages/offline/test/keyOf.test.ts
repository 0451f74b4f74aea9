import {expect, test} from 'vitest';
import {keyOf} from '../src/storage/keyOf.ts';

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/docs/a/', '/docs/a'],
  ['/docs/a', '/docs/a'],
  ['/docs/a/index.html', '/docs/a'],
  ['/docs/a.html', '/docs/a'],
  ['/help/', '/help'],
  ['/img/logo.svg', '/img/logo.svg'],
])('the page at %s is kept under %s', (pathname, key) => {
  expect(keyOf(pathname)).toBe(key);
});
