import {expect, test} from 'vitest';
import type {HitBody} from '@help-center/engine/protocol';
import {tellAbout} from '../../src/client/hits/tellAbout.ts';

const PAGE: HitBody = {
  objectID: '1',
  url: '/report',
  type: 'lvl1',
  hierarchy: {lvl0: 'Help', lvl1: 'Report a problem'},
  content: null,
  description: 'If a page is wrong, unclear or missing, say what is <wrong> with it.',
  keywords: ['feedback', 'mistake on a page'],
};

test('a description with a word of the query has it marked, and everything else stays text', () => {
  expect(tellAbout(PAGE, 'wrong page')).toBe(
    'If a <mark>page</mark> is <mark>wrong</mark>, unclear or missing, say what is &lt;<mark>wrong</mark>> with it.',
  );
});

test('a keyword that was found goes before the description, in as many words as are asked for', () => {
  expect(tellAbout(PAGE, 'feedback', 5)).toBe('<mark>feedback</mark> · If a page …');
});

test('without a found word there is the beginning of the description, and nothing without one', () => {
  expect(tellAbout(PAGE, 'no (', 3)).toBe('If a page …');
  expect(tellAbout({...PAGE, description: null, keywords: []}, 'page')).toBe('');
});
