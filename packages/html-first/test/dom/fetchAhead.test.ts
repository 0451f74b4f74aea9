import {beforeEach, expect, test, vi} from 'vitest';
import {fetchAhead} from '../../src/loader/fetchAhead.ts';

beforeEach(() => {
  document.head.innerHTML = '';
  window.htmlFirstSite = {config: {}, css: '', print: ''};
  vi.unstubAllGlobals();
});

/** Points twice at what a link with these attributes contains; the addresses that were prefetched. */
function pointAt(attributes: string, baseUrl = '/help/'): (string | null)[] {
  document.body.innerHTML = `<script id="html-first" type="application/json">{"baseUrl":"${baseUrl}"}</script><a ${attributes}><b>Next</b></a>`;
  const inside = document.body.querySelector('a b')!;
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
  ['of another host without its scheme', 'href="//example.com/help/"', '/'],
  ['that is a file', 'href="/help/setup.7z"'],
  ['within the page', 'href="#top"'],
])('fetches no address %s', (_, attributes, baseUrl?: string) => {
  expect(pointAt(attributes, baseUrl)).toEqual([]);
});

test('fetches nothing with data saver', () => {
  vi.stubGlobal('navigator', {connection: {saveData: true}});
  expect(pointAt('href="/help/other"')).toEqual([]);
});
