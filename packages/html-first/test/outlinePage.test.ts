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

test('lists what style sheets can ask of elements, once', () => {
  const page =
    '<i class="a b" id=C></i><i class=a lang=EN title="A text of more than twenty characters"></i><p data-filled-with="ul li.d"></p>';
  const {words} = readPage(page);
  expect(words.slice(words.indexOf('i'))).toEqual(
    'i [class] .a i.a .b i.b [id] #C [lang] [lang="en"] [title] p [data-filled-with] [data-filled-with="ul li.d"] ul li .d li.d'.split(
      / (?!li\.d")/,
    ),
  );
});
