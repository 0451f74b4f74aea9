import {expect, test} from 'vitest';
import {createHitRules} from '../../src/client/showConnection.ts';

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

test('marks hits on pages that are not stored', () => {
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

test('handles the home page of a root site', () => {
  expect(marked('/', {folders: [], pages: ['/']}, ['/', '/#a', '/docs/'])).toEqual(['/docs/']);
});

test('marks every hit when nothing is stored', () => {
  expect(marked('/', {folders: [], pages: []}, ['/', '/docs/'])).toEqual(['/', '/docs/']);
});
