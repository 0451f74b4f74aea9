import {parse} from 'postcss';
import * as fc from 'fast-check';
import {expect, test} from 'vitest';
import {minify, shorten} from '../src/finish/styles/shorten.ts';

const short = (css: string) => shorten(parse(css), {use: 'page'});

test('inlines constant properties', () => {
  expect(
    short(':root{--width:1px}.a{border:var(--width)solid red;margin:0 var(--width)0;top:var(--width,2px)}'),
  ).toBe('.a{border:1px solid red;margin:0 1px 0;top:1px}');
  expect(short(':root{--inner:1px;--outer:var(--inner)}.a{top:var(--outer)}')).toBe('.a{top:1px}');
});

test('follows aliases in both themes', () => {
  expect(
    short(
      ':root{--ground:red;--framework-ground:var(--ground)}[data-theme=dark]{--ground:blue}.a{color:var(--framework-ground)}',
    ),
  ).toBe(':root{--ground:red}[data-theme=dark]{--ground:blue}.a{color:var(--ground)}');
});

test.each([
  ['is another for some elements', ':root{--width:1px}.a{--width:2px;top:var(--width)}'],
  [
    'is another under a condition',
    ':root{--width:1px}@media (width>=9px){:root{--width:2px}}.a{top:var(--width)}',
  ],
  ['is another in one theme', ':root{--width:1px}[data-theme=dark]{--width:2px}.a{top:var(--width)}'],
  [
    'reads one that is another for some elements',
    ':root{--own:var(--x)}.b{--x:2px}.a{top:var(--own);left:var(--x)}',
  ],
  ['is only said for some elements', '.a{--width:1px;top:var(--width)}'],
  [
    'is long and read more than once',
    ':root{--w:a-long-value-of-many-letters}.a{top:var(--w);left:var(--w);right:var(--w)}',
  ],
])('keeps a custom property that %s', (_, css) => {
  expect(short(css)).toBe(css);
});

test.each([
  ['the same selector later on', '.a{color:red;top:0}.a{color:blue}', '.a{top:0}.a{color:blue}'],
  [
    'a rule outside of all layers',
    '@layer x{.a.b{color:red;top:0}}.a.b{color:blue}',
    '@layer x{.a.b{top:0}}.a.b{color:blue}',
  ],
  ['a later layer', '@layer x{.a{color:red}}@layer y{.a{color:blue}}', '@layer x{}@layer y{.a{color:blue}}'],
  [
    'an important word',
    '.a{color:red;top:0}.a{color:blue!important}.a{color:red}',
    '.a{top:0}.a{color:blue!important}',
  ],
  ['what says more', '.a{margin-top:0;top:0}.a{margin:1px}', '.a{top:0}.a{margin:1px}'],
  [
    'the root outside of all layers',
    '@layer x{html[data-theme=dark]{--y:1px}}:root{--y:2px}.a{--y:3px;top:var(--y)}',
    '@layer x{}:root{--y:2px}.a{--y:3px;top:var(--y)}',
  ],
])('drops rules overridden by %s', (_, css, expected) => {
  expect(short(css)).toBe(expected);
});

test.each([
  ['a rule that matches fewer elements', '.a{color:red}.a.b{color:blue}'],
  ['a rule under a condition', '.a{color:red}@media (width>=9px){.a{color:blue}}'],
  ['a weaker rule that comes later', '.a.b{color:red}.a{color:blue}'],
  ['a rule that only some of a list have', '.a,.b{color:red}.a{color:blue}'],
  ['another part of the element', '.a:before{color:red}.a{color:blue}'],
  ['a rule that cannot win', '.a{color:red!important}.a{top:0}.b.a{color:blue!important}'],
  ['a value for newer browsers in the same rule', '.a{height:100vh;height:100dvh}'],
])('keeps rules not overridden by %s', (_, css) => {
  expect(short(css)).toBe(css);
});

test('keeps a short sheet', () => {
  const name = fc.constantFrom('a', 'b', 'c-d', '_e');
  const rule = fc
    .tuple(name, name)
    .map(([first, second]) => `.${first}>.${second}:focus{color:red;margin:0}`);
  fc.assert(
    fc.property(fc.uniqueArray(rule), (rules) => {
      expect(short(rules.join(''))).toBe(rules.join(''));
    }),
  );
});

test('drops an invalid rule and keeps the others', () => {
  expect(minify('.a::before#b{color:red}.c{color:#00f}')).toBe('.c{color:#00f}');
});
