import {expect, test} from 'vitest';
import {outlinePage as outline, readPage} from '../src/finish/outline/outlinePage.ts';

const SOURCE =
  '<!doctype html><html lang=en><head><script src=/a.js defer></script></head><body class="a b" id=top>' +
  '<p class=c>Text</p><p style="color: red" class=d>Red</p><template><i id=inner></i></template></body></html>';

const outlinePage = (source: string) => outline(source, () => undefined);

test('keeps elements for finishing and styled ones', () => {
  const {elements} = outlinePage(SOURCE);
  expect(elements.map(({tagName}) => tagName)).toEqual(['head', 'script', 'body', 'p']);
});

test('lists every element with attributes, also in templates', () => {
  const seen: string[] = [];
  outline(SOURCE, (tag, attributes) => {
    const [first] = attributes.filter(({name}) => name === 'class' || name === 'id');
    seen.push([tag, first?.value ?? ''].join(' '));
  });
  expect(seen).toEqual(['html ', 'head ', 'script ', 'body a b', 'p c', 'p d', 'template ', 'i inner']);
});

test('returns positions of elements, contents and attributes', () => {
  const red = outlinePage(SOURCE).elements.at(-1);
  const cut = (span?: {start: number; end: number}) => SOURCE.slice(span?.start, span?.end);
  expect(cut(red)).toBe('<p style="color: red" class=d>Red</p>');
  expect(cut(red?.content)).toBe('Red');
  expect(cut(red?.attributeSpans.get('style'))).toBe('style="color: red"');
  expect(red?.attributes.get('class')).toBe('d');
});

test('omits implied elements', () => {
  expect(outlinePage('<p>Text</p>').elements).toEqual([]);
});

test('merges equal elements only', () => {
  const page =
    '<i class=a title=x></i><i class=a title=y></i><i class="a b"></i><i class=a id=b></i><i id=a></i>';
  const {seen} = readPage(page, new Set(['class', 'id']));
  expect(seen).toEqual([
    {tag: 'i', attributes: [['class', 'a']]},
    {tag: 'i', attributes: [['class', 'a b']]},
    {
      tag: 'i',
      attributes: [
        ['class', 'a'],
        ['id', 'b'],
      ],
    },
    {tag: 'i', attributes: [['id', 'a']]},
  ]);
});
