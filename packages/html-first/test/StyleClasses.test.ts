import {parse} from 'postcss';
import {expect, test} from 'vitest';
import {StyleClasses} from '../src/finish/StyleClasses.ts';

test('gives equal declarations the same class everywhere', () => {
  const [one, other] = [new StyleClasses(), new StyleClasses()];
  other.classFor('color:blue');
  expect(one.classFor('color:red')).toBe(other.classFor('color:red'));
});

test('writes rules in an order independent of the pages', () => {
  const [one, other] = [new StyleClasses(), new StyleClasses()];
  for (const style of ['color:red', 'margin:0;']) one.classFor(style);
  for (const style of ['margin:0;', 'color:red']) other.classFor(style);
  expect(one.css).toBe(other.css);
});

test('overrides the ids of emulated layers', () => {
  const classes = new StyleClasses();
  classes.classFor('color:red;');
  expect(classes.css).toMatch(/^\.s-[0-9a-f]{8}(?::not\(#s\)){4}\{color:red\}$/);
});

test.each([
  ['color:var(--code', 'color:var(--code)'],
  ["content:'a", 'content:"a"'],
  ['background:url(a.png', 'background:url(a.png)'],
  ['color:red;/* why', 'color:red'],
  ['color:red}body{color:blue;margin:0', ''],
  ['color:rgb(0];0);margin:0', 'margin:0'],
  ["background:url(a'b.png);margin:0", 'margin:0'],
  ['color:red\\', 'color:red\uFFFD'],
  [
    '--size:{a:b};background:url("a;b(.png"),url(data:image/png;base64,AA==)',
    '--size:{a:b};background:url(a;b\\(.png),url(data:image/png;base64,AA==)',
  ],
])('closes %j as browsers do', (style, kept) => {
  const classes = new StyleClasses();
  classes.classFor(style);
  expect(classes.css.replace(/^[^{]*/, '')).toBe(`{${kept}}`);
  expect(() => parse(classes.css)).not.toThrow();
});
