import {beforeEach, expect, test, vi} from 'vitest';
import {fetchAhead} from '../../src/loader/fetchAhead.ts';

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '<script id="html-first" type="application/json">{"baseUrl":"/help/"}</script>';
  window.htmlFirstSite = {config: {}, css: '', print: ''};
  vi.unstubAllGlobals();
});

/** Points at what a link with these attributes contains, twice; the addresses that were prefetched. */
function pointAt(attributes: string): (string | null)[] {
  document.body.insertAdjacentHTML('beforeend', `<a ${attributes}><b>Next</b></a>`);
  const inside = document.body.querySelector('a:last-child b')!;
  inside.addEventListener('pointerover', fetchAhead);
  for (let time = 0; time < 2; time++) inside.dispatchEvent(new Event('pointerover'));
  return [...document.head.querySelectorAll('link[rel=prefetch]')].map((link) => link.getAttribute('href'));
}

test('fetches the page of a link once', () => {
  expect(pointAt('href="/help/docs/1.2/#top"')).toEqual([expect.stringMatching(/\/help\/docs\/1\.2\/#top$/)]);
});

test.each([
  ['of the host outside the site', 'href="/logout"'],
  ['of another host', 'href="https://example.com/help/docs"'],
  ['that is a file', 'href="/help/setup.7z"'],
  ['within the page', 'href="#top"'],
])('fetches no address %s', (_, attributes) => {
  expect(pointAt(attributes)).toEqual([]);
});

test('fetches nothing with data saver', () => {
  vi.stubGlobal('navigator', {connection: {saveData: true}});
  expect(pointAt('href="/help/other"')).toEqual([]);
});
