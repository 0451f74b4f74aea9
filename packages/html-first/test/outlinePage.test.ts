import {expect, test} from 'vitest';
import {outlinePage as outline} from '../src/finish/outline/outlinePage.ts';
import {readPage} from '../src/finish/outline/PageReading.ts';

const SOURCE =
  '<!doctype html><html lang=en><head><script src=/a.js defer></script></head><body class="a b" id=top>' +
  '<p class=c>Text</p><p style="color: red" class=d>Red</p><template><i id=inner></i></template></body></html>';

const outlinePage = (source: string) => outline(source, () => undefined);

test('keeps the elements that finishing looks for, and others with a style of their own', () => {
  const {elements} = outlinePage(SOURCE);
  expect(elements.map(({tagName}) => tagName)).toEqual(['head', 'script', 'body', 'p']);
});

test('shows every element with its attributes, those inside templates too', () => {
  const seen: string[] = [];
  outline(SOURCE, (tag, attributes) => {
    const [first] = attributes.filter(({name}) => name === 'class' || name === 'id');
    seen.push([tag, first?.value ?? ''].join(' '));
  });
  expect(seen).toEqual(['html ', 'head ', 'script ', 'body a b', 'p c', 'p d', 'template ', 'i inner']);
});

test('says where an element, its content and its attributes are', () => {
  const red = outlinePage(SOURCE).elements.at(-1);
  const cut = (span?: {start: number; end: number}) => SOURCE.slice(span?.start, span?.end);
  expect(cut(red)).toBe('<p style="color: red" class=d>Red</p>');
  expect(cut(red?.content)).toBe('Red');
  expect(cut(red?.attributeSpans.get('style'))).toBe('style="color: red"');
  expect(red?.attributes.get('class')).toBe('d');
});

test('leaves out elements that the page does not write', () => {
  expect(outlinePage('<p>Text</p>').elements).toEqual([]);
});

test('names elements once that are alike in what is asked for, and each of those that are not', () => {
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
