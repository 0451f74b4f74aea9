import {expect, test} from 'vitest';
import {filesOfPage, keyOf, pathOfFile} from '../src/paths.ts';

test.each(['/docs/a/', '/docs/a', '/docs/a.html', '/docs/a/index.html', ' /docs/a/ '])(
  'maps the address %j to one page',
  (path) => {
    expect(keyOf(path)).toBe('/docs/a');
  },
);

test('has a key for the root', () => {
  expect(keyOf('/')).toBe('');
  expect(keyOf('/index.html')).toBe('');
});

test('treats encoded and decoded paths as equal', () => {
  expect(keyOf('/docs/caf%C3%A9/')).toBe(keyOf('/docs/café/'));
});

test('accepts a malformed address', () => {
  expect(keyOf('/docs/%E0%A4%A/')).toBe('/docs/%E0%A4%A');
});

test.each([
  ['index.html', ''],
  ['docs/a/index.html', 'docs/a/'],
  ['docs/a.html', 'docs/a.html'],
  ['img/logo.svg', 'img/logo.svg'],
])('maps %s to %j', (file, path) => {
  expect(pathOfFile(file)).toBe(path);
});

test.each([
  ['/help/', '/help/', ['index.html']],
  ['/help', '/help/', ['index.html']],
  ['/help/docs/a/', '/help/', ['docs/a/index.html', 'docs/a.html']],
  ['/docs/a', '/', ['docs/a/index.html', 'docs/a.html']],
  ['/other/a', '/help/', []],
  ['/helpers/a', '/help/', []],
])('finds the page at %s of a site at %s in %j', (path, baseUrl, files) => {
  expect(filesOfPage(path, baseUrl)).toEqual(files);
});
