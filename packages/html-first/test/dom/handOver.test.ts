import {MessageChannel} from 'node:worker_threads';
import {expect, test, vi} from 'vitest';
import {startLoader} from '../../src/loader/startLoader.ts';

test('restores the focus to an element that React recreates', async () => {
  // The imitated browser has none.
  vi.stubGlobal('MessageChannel', MessageChannel);
  document.body.innerHTML =
    '<script type="application/json" id="html-first">{"baseUrl":"/","path":"/"}</script><p><button>Menu</button></p>';
  window.htmlFirstSite = {config: {scripts: [], styles: [], chunks: []}, css: '', print: ''};
  startLoader(undefined);
  const button = document.querySelector('button')!;
  button.focus();
  const root = document.documentElement;
  // Called after the loader's own observer.
  new MutationObserver(() => {
    button.outerHTML = '<button>Menu</button>';
  }).observe(root, {attributeFilter: ['data-hydrated']});
  root.dataset.hydrated = '';
  await expect.poll(() => button.isConnected).toBe(false);
  await expect.poll(() => document.activeElement?.localName).toBe('button');
});
