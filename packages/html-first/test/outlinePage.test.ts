import {expect, test} from 'vitest';
import {outlinePage as outline} from '../src/finish/outline/outlinePage.ts';

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
  outline(SOURCE, (tag, attributes) =>
    seen.push([tag, attributes.get('class') ?? attributes.get('id') ?? ''].join(' ')),
  );
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
