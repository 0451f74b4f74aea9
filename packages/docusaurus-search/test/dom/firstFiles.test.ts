import {expect, test, vi} from 'vitest';
import {completeConfig, createOpener} from '../../src/client/opener/createOpener.ts';

test('requests the dialog before the files of the first hits, all at once', () => {
  const requested: string[] = [];
  vi.spyOn(document.head, 'prepend').mockImplementation((element) => {
    const {src, href} = element as HTMLScriptElement & HTMLLinkElement;
    requested.push(src || href);
  });
  vi.stubGlobal('fetch', (address: string) => {
    requested.push(address);
    return new Promise(() => {});
  });
  const firstFiles = ['/search/worker.js', '/search-index/core.json'];
  createOpener(completeConfig({files: '/search/', firstFiles})).preload();
  expect(requested.map((address) => new URL(address, location.href).pathname)).toEqual([
    '/search/search.js',
    '/search/search.css',
    ...firstFiles,
  ]);
});
