import {expect, test} from 'vitest';
import {colourDarkCode} from '../src/colourDarkCode.ts';

const LIGHT = {plain: {color: '#111', backgroundColor: '#fff'}, styles: []};
const DARK = {
  plain: {color: '#eee', backgroundColor: '#222'},
  styles: [
    {types: ['comment', 'prolog'], style: {color: '#888', fontStyle: 'italic'}},
    {types: ['tag'], languages: ['markup'], style: {color: '#f00'}},
  ],
};

test('applies the dark code theme in dark mode over inline attributes', () => {
  const css = colourDarkCode(LIGHT, DARK);
  expect(css).toContain('--prism-background-color:#222!important;');
  expect(css).toContain(
    "[data-theme='dark'] .prism-code .token.prolog{color:#888!important;font-style:italic!important;}",
  );
  expect(css).not.toContain('#f00');
});

test('adds nothing when code looks the same in both modes', () => {
  expect(colourDarkCode(DARK, DARK)).toBe('');
  expect(colourDarkCode(LIGHT, undefined)).toBe('');
});
