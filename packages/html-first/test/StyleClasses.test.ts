import {expect, test} from 'vitest';
import {StyleClasses} from '../src/finish/StyleClasses.ts';

test('gives the same declarations the same class, wherever they stand', () => {
  const [one, other] = [new StyleClasses(), new StyleClasses()];
  other.classFor('color:blue');
  expect(one.classFor('color:red')).toBe(other.classFor('color:red'));
});

test('writes its rules in an order that does not depend on the pages', () => {
  const [one, other] = [new StyleClasses(), new StyleClasses()];
  for (const style of ['color:red', 'margin:0;']) one.classFor(style);
  for (const style of ['margin:0;', 'color:red']) other.classFor(style);
  expect(one.css).toBe(other.css);
});

test('beats the ids that layers of the theme are emulated with', () => {
  const classes = new StyleClasses();
  classes.classFor('color:red;');
  expect(classes.css).toMatch(/^\.s-[0-9a-f]{8}(?::not\(#s\)){4}\{color:red\}$/);
});
