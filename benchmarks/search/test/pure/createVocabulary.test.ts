import {expect, test} from 'vitest';
import {createRandom} from '../../../relevance/src/createRandom.ts';
import {createVocabulary} from '../../src/createVocabulary.ts';

test('makes as many distinct words as asked for', () => {
  const {words} = createVocabulary(2000, 1);
  expect(new Set(words).size).toBe(2000);
});

test('makes the same words from the same seed', () => {
  expect(createVocabulary(300, 1).words).toEqual(createVocabulary(300, 1).words);
});

test('draws a word of rank r about 1/r as often as the first', () => {
  const {words, draw} = createVocabulary(500, 1);
  const random = createRandom(3);
  const counts = new Map<string, number>();
  for (let i = 0; i < 50_000; i++) {
    const word = draw(random);
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const ratio = (counts.get(words[0] ?? '') ?? 0) / (counts.get(words[9] ?? '') ?? 1);
  // The shifted law gives (9 + 2.7) / 2.7 = 4.3.
  expect(ratio).toBeGreaterThan(3.6);
  expect(ratio).toBeLessThan(5.2);
});
