import {beforeEach, expect, test, vi} from 'vitest';
import {fetchAhead} from '../../src/loader/fetchAhead.ts';

beforeEach(() => {
  document.head.innerHTML = '';
  delete document.documentElement.dataset.hydrated;
  window.htmlFirstSite = {config: {}, css: '', print: ''};
  vi.unstubAllGlobals();
});

function prefetched(): (string | null)[] {
  const links = document.head.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]');
  return [...links].map(({href}) => href.slice(location.origin.length));
}

const CONFIG = '<script id="html-first" type="application/json">{"baseUrl":"/help/"}</script>';

/** Points twice at what a link with these attributes contains; the addresses that were prefetched. */
function pointAt(attributes: string, baseUrl = '/help/'): (string | null)[] {
  document.body.innerHTML = `<script id="html-first" type="application/json">{"baseUrl":"${baseUrl}"}</script><a ${attributes}><b>Next</b></a>`;
  const inside = document.body.querySelector('a b')!;
  inside.addEventListener('pointerover', fetchAhead);
  for (let time = 0; time < 2; time++) inside.dispatchEvent(new Event('pointerover'));
  return prefetched();
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

test('fetches nothing once React runs', () => {
  document.documentElement.dataset.hydrated = '';
  expect(pointAt('href="/help/later"')).toEqual([]);
});

test('fetches the pages of the first two links of the text that come into view', async () => {
  vi.resetModules();
  const {fetchInView, isFetched} = await import('../../src/loader/fetchAhead.ts');
  let show: (links: Iterable<Element>) => void = () => {};
  const observed: Element[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: {isIntersecting: boolean; target: Element}[]) => void) {
        show = (links) => callback([...links].map((target) => ({isIntersecting: true, target})));
      }
      observe(link: Element) {
        observed.push(link);
      }
    },
  );
  const links = ['#top', 'https://example.com/', '/help/one', '/help/one', '/help/two', '/help/three'];
  document.body.innerHTML = `${CONFIG}<a href="/help/menu">Menu</a><div class="markdown">${links.map((href) => `<a href="${href}">Link</a>`).join('')}</div>`;
  fetchInView();
  expect(observed).toHaveLength(links.length);
  expect(prefetched()).toEqual([]);
  show(observed.slice(0, 5));
  show(observed.slice(5));
  expect(prefetched()).toEqual(['/help/one', '/help/two']);
  expect(
    [...document.links].filter(({href}) => isFetched(href)).map((link) => link.getAttribute('href')),
  ).toEqual(['/help/one', '/help/one', '/help/two']);
});
