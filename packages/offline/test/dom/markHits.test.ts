import {expect, test} from 'vitest';
import {createHitRules} from '../../src/client/markHits.ts';

/** The addresses of those hits that a rule marks. */
function marked(
  baseUrl: string,
  kept: {folders: string[]; pages: string[]},
  hrefs: readonly string[],
): string[] {
  const selector = /^:is\(.*?\)(.*)::after/.exec(createHitRules(baseUrl, {names: [], ...kept}))?.[1];
  return hrefs.filter((href) => {
    const link = document.createElement('a');
    link.setAttribute('href', href);
    return link.matches(`a${selector}`);
  });
}

test('hits are marked that lead to pages of the site which are not on the device', () => {
  const kept = {folders: ['/help/docs/A/'], pages: ['/help', '/help/docs/B/x']};
  const there = [
    '/help/docs/A/',
    '/help/docs/A/deep/page#part',
    '/help/',
    '/help/#top',
    '/help/docs/B/x',
    '/help/docs/B/x/#part',
    '/help/docs/B/x?q=1',
    'https://elsewhere.example/help/docs/B/',
  ];
  const away = ['/help/docs/B/', '/help/docs/B/x/y/', '/help/docs/B/xy', '/help/docs/AB/'];
  expect(marked('/help/', kept, [...there, ...away])).toEqual(away);
});

test('a site at the root has a home page, too', () => {
  expect(marked('/', {folders: [], pages: ['/']}, ['/', '/#a', '/docs/'])).toEqual(['/docs/']);
});

test('with nothing on the device every hit is marked', () => {
  expect(marked('/', {folders: [], pages: []}, ['/', '/docs/'])).toEqual(['/', '/docs/']);
});
