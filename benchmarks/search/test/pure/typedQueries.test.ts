import {expect, test} from 'vitest';
import type {PageDocument} from '../../../relevance/src/PageDocument.ts';
import {keyPresses, typedQueries} from '../../src/typedQueries.ts';

const PAGE: PageDocument = {
  path: 'a.md',
  url: 'https://x/a',
  title: 'Camera setup guide',
  category: 'Documentation',
  description: null,
  keywords: [],
  blocks: [
    {kind: 'heading', level: 2, text: 'Network address', anchor: 'network-address'},
    {kind: 'text', level: 0, text: 'Enter the address of the camera.', anchor: null},
  ],
};

test('gives what stands in the box after each key, without the trailing space', () => {
  expect(keyPresses('ab c')).toEqual(['a', 'ab', 'ab c']);
});

test('gives the same queries for the same pages', () => {
  expect(typedQueries([PAGE])).toEqual(typedQueries([PAGE]));
});

test('asks for at most three words', () => {
  expect(Math.max(...typedQueries([PAGE]).map((query) => query.split(' ').length))).toBeLessThanOrEqual(3);
});

test('asks with words of the pages, but for the typos', () => {
  const words = new Set('camera setup guide network address enter the of'.split(' '));
  const unknown = typedQueries([PAGE]).filter((query) => query.split(' ').some((word) => !words.has(word)));
  expect(unknown.length).toBeGreaterThan(0);
  expect(unknown.length).toBeLessThanOrEqual(6);
});
