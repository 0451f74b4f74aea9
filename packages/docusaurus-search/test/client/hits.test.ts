import * as fc from 'fast-check';
import {expect, test} from 'vitest';
import {
  describeHit,
  describePage,
  parseHighlight,
  resolveHitUrl,
  groupHits,
} from '../../src/client/hits/describeHit.ts';
import {createHit} from './support/createResult.ts';
import {groupPages} from '../../src/client/page/SearchResult.tsx';

const escape = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

test('shows a highlight with its marked text', () => {
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

test('keeps markup in an answer as text', () => {
  expect(parseHighlight('<img src=x onerror=alert(1)> <mark>a</mark>')).toEqual([
    {text: '<img src=x onerror=alert(1)> ', marked: false},
    {text: 'a', marked: true},
  ]);
});

test('unescapes an entity once', () => {
  expect(parseHighlight('&amp;lt;')).toEqual([{text: '&lt;', marked: false}]);
});

test('groups hits by top-level section in order', () => {
  const hits = [createHit('A', 'one'), createHit('B', 'two'), createHit('A', 'three')];
  const groups = groupHits(hits, 5, null);
  expect(groups.map(({section, hits: grouped}) => [section, grouped.length])).toEqual([
    ['A', 2],
    ['B', 1],
  ]);
});

test('limits a group to the given number of hits', () => {
  const hits = Array.from({length: 8}, (_, index) => createHit('A', `hit ${index}`));
  expect(groupHits(hits, 5, null)[0]?.hits).toEqual(hits.slice(0, 5));
});

test('groups the hits of a page at the first one', () => {
  const at = (url: string, name: string) => ({...createHit('A', name), url});
  const [one, two, three] = [at('/p/#1', 'one'), at('/q/', 'two'), at('/p/#2', 'three')];
  expect(groupHits([one, two, three], 5, null)[0]?.hits).toEqual([one, three, two]);
});

test('groups hits without a section as documentation', () => {
  expect(groupHits([createHit('', 'one')], 5, null)[0]?.section).toBe('Documentation');
});

test('titles a hit by its deepest heading with the whole path', () => {
  expect(describeHit(createHit('ANSVIS', 'Cameras', 'Streams', 'Add a <stream>'))).toEqual({
    page: [{text: 'Cameras', marked: false}],
    isPage: false,
    title: [{text: 'Add a <stream>', marked: false}],
    snippet: [],
    path: ['Cameras', 'Streams', 'Add a <stream>'],
  });
});

test('shows the snippet of a text hit below its heading', () => {
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

test('shows the marked description of a page, or its first words without one', () => {
  const page = {...createHit('ANSVIS', 'Cameras'), description: 'Add, move and remove cameras.'};
  const runs = [{text: 'remove', marked: true}];
  const marked = {...page, _snippetResult: {about: {value: '', matchLevel: 'full' as const, runs}}};
  expect(describePage(marked, 10)).toBe(runs);
  expect(describePage(page, 2)).toEqual([{text: 'Add, move …', marked: false}]);
});

test("opens a hit's path on the current site", () => {
  expect(resolveHitUrl('https://help.example.com/docs/a/?b=c#d', null)).toEqual({
    href: '/docs/a/?b=c#d',
    external: false,
  });
});

test('keeps the address of a hit that matches the external pattern', () => {
  expect(resolveHitUrl('https://forum.example.com/t/1', '^https://forum\\.')).toEqual({
    href: 'https://forum.example.com/t/1',
    external: true,
  });
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'http://['])('ignores the address %s', (url) => {
  expect(resolveHitUrl(url, '.*')).toEqual({href: '/', external: false});
});

test('opens a path that matches the external pattern on the current site [spec 2.5-16]', () => {
  expect(resolveHitUrl('/portal/start?a=1#b', '^/portal/')).toEqual({
    href: '/portal/start?a=1#b',
    external: true,
  });
});

const at = (url: string, product = 'X') => ({...createHit('A', url), url, product});
const shape = (groups: ReturnType<typeof groupPages>) =>
  groups.map(({page, hits}) => [page, hits.map(({url}) => url)]);

test('groups the hits of a page at the position of the best one', () => {
  const hits = [at('/p/#1'), at('/q/'), at('/p/#2')];
  expect(shape(groupPages(hits, 20, null))).toEqual([
    ['/p/', ['/p/#1', '/p/#2']],
    ['/q/', ['/q/']],
  ]);
});

test('adds later hits below the ones on screen', () => {
  const hits = [at('/p/#1'), at('/q/'), at('/p/#2')];
  expect(shape(groupPages(hits, 2, null))).toEqual([
    ['/p/', ['/p/#1']],
    ['/q/', ['/q/']],
    ['/p/', ['/p/#2']],
  ]);
});

test("ranks the first page of the reader's product above equal matches", () => {
  const hits = [at('/x/', 'X'), at('/y/', 'Y')];
  expect(groupPages(hits, 20, 'Y').map(({page}) => page)).toEqual(['/y/', '/x/']);
  expect(groupPages(hits, 20, null).map(({page}) => page)).toEqual(['/x/', '/y/']);
});
