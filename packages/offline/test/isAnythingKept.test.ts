import {afterEach, expect, test, vi} from 'vitest';
import {isAnythingKept} from '../src/storage/findSaved.ts';
import {createCaches} from './createCaches.ts';

const BASE = '/help/';

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['nothing at all', [], false],
  ['another site of the same host', [['help-center /other/ pages', '/other/docs']], false],
  [
    'what shows the offline page',
    [
      ['help-center /help/ shell 1', '/help/offline'],
      ['help-center /help/ assets', '/help/a.js'],
      ['help-center /help/ pages', '/help/offline'],
    ],
    false,
  ],
  ['a page that was visited', [['help-center /help/ pages', '/help/docs']], true],
  ['a part of the whole site', [['help-center /help/ saved 1', '/help/a.js']], true],
] as const)('detects with %s whether there is something to remove', async (_title, entries, expected) => {
  const caches = createCaches('https://docs.example');
  for (const [name, path] of entries) await (await caches.open(name)).put(path, new Response(''));
  vi.stubGlobal('caches', caches);
  expect(await isAnythingKept(BASE)).toBe(expected);
});
