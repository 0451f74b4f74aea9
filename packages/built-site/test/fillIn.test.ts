import {expect, test} from 'vitest';
import {fillIn} from '../src/index.ts';

const bundled = {script: "say('%greeting%', __NAME__)", texts: {greeting: 'Hello'}};

test('fills in the texts of the site, and English ones where it has none', () => {
  expect(fillIn(bundled, {greeting: 'Xin chào'})).toContain("say('Xin chào'");
  expect(fillIn(bundled, {})).toContain("say('Hello'");
});

test('escapes texts and values that would end the script', () => {
  const end = '</script>';
  expect(fillIn(bundled, {greeting: end}, {__NAME__: end})).not.toContain('<');
});
