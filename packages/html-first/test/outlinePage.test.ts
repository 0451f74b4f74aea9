import * as fc from 'fast-check';
import type {ParsedPage} from '@help-center/built-site';
import {parse, serialize} from 'parse5';
import {expect, test} from 'vitest';
import {outlinePage} from '../src/finish/outline/outlinePage.ts';

const SOURCE =
  '<!doctype html><html lang=en><head><script src=/a.js defer></script></head><body class="a b" id=top>' +
  '<p class=c>Text</p><p style="color: red" class=d>Red &amp; blue</p><template><i id=inner style="top:0"></i></template></body></html>';

function outline(source: string) {
  const page: ParsedPage = {file: 'index.html', document: parse(source)};
  const {elements, words} = outlinePage(page);
  return {elements, words, text: page.text ?? ''};
}

test('keeps elements for finishing and styled ones, also in templates', () => {
  expect(outline(SOURCE).elements.map(({tagName}) => tagName)).toEqual(['head', 'script', 'body', 'p', 'i']);
});

test('returns places of elements and their contents in the text that it writes', () => {
  const {elements, text} = outline(SOURCE);
  const [red, inner] = elements.slice(-2);
  const cut = (place?: {start: number; end: number}) => text.slice(place?.start, place?.end);
  expect(cut(red)).toBe('<p style="color: red" class="d">Red &amp; blue</p>');
  expect(cut(red?.content)).toBe('Red &amp; blue');
  expect(red?.attributes.get('class')).toBe('d');
  expect(cut(inner)).toBe('<i id="inner" style="top:0"></i>');
});

test('writes any document as parse5 does', () => {
  const part = fc.constantFrom(
    '<p style="a">',
    '</p>',
    '<b class="">',
    '</b>',
    '<br style=x>',
    '<table>',
    '<td title=t aria-label=t>',
    '<svg>',
    '<use xlink:href="#a" style=x />',
    '</svg>',
    '<template>',
    '</template>',
    '<!-- c -->',
    'a &lt; b',
    '<script>1 < 2 && "&amp;"</script>',
    '<noscript><img src=a></noscript>',
    '<h2 id=a>',
    '<pre>\n\nx</pre>',
    '\u00a0"&',
    '<img alt="a &quot;b&quot; <c>">',
    '<textarea>\n&lt;',
    '</textarea>',
    '<style>a > b {}</style>',
  );
  fc.assert(
    fc.property(fc.array(part, {maxLength: 30}), (parts) => {
      const document = parse(`<!doctype html><html><head></head><body>${parts.join('')}`);
      const page: ParsedPage = {file: 'index.html', document};
      const {elements} = outlinePage(page);
      expect(page.text).toBe(serialize(document));
      for (const {tagName, start, end} of elements)
        expect(page.text?.slice(start, end)).toMatch(new RegExp(`^<${tagName}\\b[^]*>$`));
    }),
  );
});

test('lists what style sheets can ask of elements, once, also in templates', () => {
  const source =
    '<i class="a b" id=C></i><i class=a lang=EN title="A text of more than twenty characters"></i>' +
    '<p data-filled-with="ul li.d"></p><template><u></u></template>';
  const {words} = outline(source);
  expect(words.slice(words.indexOf('i'))).toEqual(
    'i [class] .a i.a .b i.b [id] #C [lang] [lang="en"] [title] p [data-filled-with] [data-filled-with="ul li.d"] ul li .d li.d template u'.split(
      / (?!li\.d")/,
    ),
  );
});
