import {expect, test} from 'vitest';
import {average, averageOfCorpora, rankOf, type Measurement} from '../../src/metrics.ts';

function measurement(values: Partial<Measurement>): Measurement {
  return {
    engine: 'ours',
    corpus: 'a',
    group: 'g',
    variant: 'original',
    pair: '1',
    query: 'q',
    rank: null,
    isEmpty: false,
    ...values,
  };
}

test('counts a page once, however many of its sections were found before', () => {
  const urls = ['https://x/a#1', 'https://x/a#2', 'https://x/a/', 'https://x/b#3'];
  expect(rankOf(urls, new Set(['https://x/b']))).toBe(2);
});

test('finds no rank below the tenth page', () => {
  const urls = Array.from({length: 11}, (_, index) => `https://x/${index}`);
  expect([rankOf(urls, new Set(['https://x/9'])), rankOf(urls, new Set(['https://x/10']))]).toEqual([
    10,
    null,
  ]);
});

test('takes the best of several right pages', () => {
  expect(rankOf(['https://x/c', 'https://x/b', 'https://x/a'], new Set(['https://x/a', 'https://x/b']))).toBe(
    2,
  );
});

test('averages success, reciprocal rank and empty answers', () => {
  const measurements = [
    measurement({rank: 1}),
    measurement({rank: 3}),
    measurement({rank: 4}),
    measurement({isEmpty: true}),
  ];
  expect(average(measurements)).toEqual({
    successAt1: 0.25,
    successAt3: 0.5,
    reciprocalRank: (1 + 1 / 3 + 1 / 4) / 4,
    zeroResults: 0.25,
    count: 4,
  });
});

test('gives a corpus of one question the weight of a corpus of three', () => {
  const measurements = [
    measurement({corpus: 'a', rank: 1}),
    measurement({corpus: 'b'}),
    measurement({corpus: 'b'}),
    measurement({corpus: 'b'}),
  ];
  expect(averageOfCorpora(measurements).reciprocalRank).toBe(0.5);
});

test('refuses to average nothing', () => {
  expect(() => average([])).toThrow('There is nothing to average');
});
