import * as fc from 'fast-check';
import {expect, test} from 'vitest';
import {describeHit, describePage} from '../../src/client/hits/describeHit.ts';
import {groupHits} from '../../src/client/hits/groupHits.ts';
import {parseHighlight} from '../../src/client/hits/parseHighlight.ts';
import {resolveHitUrl} from '../../src/client/hits/resolveHitUrl.ts';
import {createHit} from './support/createResult.ts';

const escape = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

test('a highlight is shown as the very text that was marked', () => {
  const runs = fc.array(fc.record({text: fc.string({minLength: 1}), marked: fc.boolean()}));
  fc.assert(
    fc.property(runs, (given) => {
      const html = given
        .map(({text, marked}) => (marked ? `<mark>${escape(text)}</mark>` : escape(text)))
        .join('');
      const parsed = parseHighlight(html);
      expect(parsed.map(({text}) => text).join('')).toBe(given.map(({text}) => text).join(''));
      expect(parsed.filter(({marked}) => marked).map(({text}) => text)).toEqual(
        given.filter(({marked}) => marked).map(({text}) => text),
      );
    }),
  );
});

test('markup in an answer stays text', () => {
  expect(parseHighlight('<img src=x onerror=alert(1)> <mark>a</mark>')).toEqual([
    {text: '<img src=x onerror=alert(1)> ', marked: false},
    {text: 'a', marked: true},
  ]);
});

test('an escaped entity is undone once only', () => {
  expect(parseHighlight('&amp;lt;')).toEqual([{text: '&lt;', marked: false}]);
});

test('hits are grouped by their top-level section, in the order of the answer', () => {
  const hits = [createHit('A', 'one'), createHit('B', 'two'), createHit('A', 'three')];
  const groups = groupHits(hits, 5, null);
  expect(groups.map(({section, hits: grouped}) => [section, grouped.length])).toEqual([
    ['A', 2],
    ['B', 1],
  ]);
});

test('a group holds at most the given number of hits', () => {
  const hits = Array.from({length: 8}, (_, index) => createHit('A', `hit ${index}`));
  expect(groupHits(hits, 5, null)[0]?.hits).toEqual(hits.slice(0, 5));
});

test('the hits of a page stand together, where the first of them stood', () => {
  const at = (url: string, name: string) => ({...createHit('A', name), url});
  const [one, two, three] = [at('/p/#1', 'one'), at('/q/', 'two'), at('/p/#2', 'three')];
  expect(groupHits([one, two, three], 5, null)[0]?.hits).toEqual([one, three, two]);
});

test('hits without a section are grouped as documentation', () => {
  expect(groupHits([createHit('', 'one')], 5, null)[0]?.section).toBe('Documentation');
});

test('a hit is titled by its deepest heading, and has the whole path', () => {
  expect(describeHit(createHit('ANSVIS', 'Cameras', 'Streams', 'Add a <stream>'))).toEqual({
    page: [{text: 'Cameras', marked: false}],
    isPage: false,
    title: [{text: 'Add a <stream>', marked: false}],
    snippet: [],
    path: ['Cameras', 'Streams', 'Add a <stream>'],
  });
});

test('a hit in the text shows its snippet under the heading', () => {
  const hit = {
    ...createHit('ANSVIS', 'Cameras'),
    type: 'content',
    content: 'Add a camera.',
    _snippetResult: {content: {value: 'Add a <mark>camera</mark>.', matchLevel: 'full' as const}},
  };
  expect(describeHit(hit).snippet).toEqual([
    {text: 'Add a ', marked: false},
    {text: 'camera', marked: true},
    {text: '.', marked: false},
  ]);
});

test('a page shows its marked description, or the first words of it when the backend sends none', () => {
  const page = {...createHit('ANSVIS', 'Cameras'), description: 'Add, move and remove cameras.'};
  const runs = [{text: 'remove', marked: true}];
  const marked = {...page, _snippetResult: {about: {value: '', matchLevel: 'full' as const, runs}}};
  expect(describePage(marked, 10)).toBe(runs);
  expect(describePage(page, 2)).toEqual([{text: 'Add, move …', marked: false}]);
});

test('a hit leads to its path on the site that the reader is on', () => {
  expect(resolveHitUrl('https://help.example.com/docs/a/?b=c#d', null)).toEqual({
    href: '/docs/a/?b=c#d',
    external: false,
  });
});

test('a hit that matches the pattern of external addresses keeps its address', () => {
  expect(resolveHitUrl('https://forum.example.com/t/1', '^https://forum\\.')).toEqual({
    href: 'https://forum.example.com/t/1',
    external: true,
  });
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'http://['])('the address %s leads nowhere', (url) => {
  expect(resolveHitUrl(url, '.*')).toEqual({href: '/', external: false});
});

test('a path that matches the pattern of external addresses is opened on the site that the reader is on [spec 2.5-16]', () => {
  expect(resolveHitUrl('/portal/start?a=1#b', '^/portal/')).toEqual({
    href: '/portal/start?a=1#b',
    external: true,
  });
});
