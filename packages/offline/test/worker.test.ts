import {expect, test} from 'vitest';
import {isKeepable} from '../src/storage/saveFiles.ts';
import {toOwnPath} from '../src/storage/cacheNames.ts';

const SITE = 'https://help.example.com/base/';

test.each([
  ['/base/docs/a?x=1#y', '/base/docs/a?x=1'],
  ['/base/docs/"><img>', '/base/docs/%22%3E%3Cimg%3E'],
  ['https://help.example.com/base/docs', '/base/docs'],
])('offers a path of this site again: %j', (address, path) => {
  expect(toOwnPath(address, SITE)).toBe(path);
});

test.each([
  '/\t/evil.example',
  '/\n/evil.example/base/',
  '//evil.example/base/',
  '/\\evil.example/base/',
  'https://evil.example/base/',
  'javascript:alert(1)',
  '/other/',
  'https://[',
  null,
])('does not offer foreign addresses: %j', (address) => {
  expect(toOwnPath(address, SITE)).toBeUndefined();
});

test('does not treat a path as a host on a root site', () => {
  const root = 'https://help.example.com/';
  expect(toOwnPath('https://help.example.com//evil.example/', root)).toBeUndefined();
  expect(toOwnPath('/\t/evil.example', root)).toBeUndefined();
});

test('stores pages only, and none marked no-store', () => {
  const page = (headers: Record<string, string>, status = 200) =>
    isKeepable(new Response('', {status, headers: {'content-type': 'text/html', ...headers}}));
  expect(page({})).toBe(true);
  expect(page({'cache-control': 'no-cache'})).toBe(true);
  expect(page({'cache-control': 'private, no-store'})).toBe(false);
  expect(page({'content-type': 'application/json'})).toBe(false);
  expect(page({}, 404)).toBe(false);
});
