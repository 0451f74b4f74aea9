import {priceCall} from '@help-center/engine/protocol';
import {createPage} from '@help-center/testkit';
import {expect, it} from 'vitest';
import {MAX_QUERY_WORDS, parseQuery} from '../src/query/parseQuery.ts';
import {openBuilt, searchUrls} from './support/openBuilt.ts';

const price = (query: string): number => priceCall({requests: [{indexName: 'docs', query}]});
const list = (count: number): string[] =>
  Array.from({length: count}, (_, at) => String.fromCharCode(97 + (at % 26)) + Math.floor(at / 26));

it('counts repeated words and phrases once', () => {
  const {excluded, phrases} = parseQuery(`x ${'-aa '.repeat(80)}${'"b c" '.repeat(20)}`, true);
  expect({excluded, phrases}).toEqual({excluded: [['aa']], phrases: [{typed: 'b c', words: ['b', 'c']}]});
});

it('limits a query to 32 exclusions and 32 phrases', () => {
  const excluded = parseQuery(
    `x ${list(120)
      .map((word) => `-${word}`)
      .join(' ')}`,
    true,
  );
  expect(excluded.excluded).toHaveLength(MAX_QUERY_WORDS);
  const phrases = parseQuery(
    list(80)
      .map((word) => `"${word}"`)
      .join(' '),
    true,
  );
  expect(phrases.phrases).toHaveLength(MAX_QUERY_WORDS);
});

it('prices exclusions', () => {
  const plain = price('x');
  expect(price('x -aa')).toBeGreaterThan(plain);
  expect(price(`x ${'-aa '.repeat(120)}`)).toBe(price('x -aa'));
  const many = list(40).map((word) => `-${word}`);
  expect(price(`x ${many.join(' ')}`)).toBe(plain + (price('x -aa') - plain) * MAX_QUERY_WORDS);
});

it('prices each excluded phrase like reading the text of every section', () => {
  expect(price('-"a b" -"c d" -"e f"') - price('-"a b"')).toBeGreaterThanOrEqual(
    2 * (price('"a b"') - price('a b')),
  );
});

it('returns hits with all phrases and no exclusion', async () => {
  const titles = ['red camera', 'red camera blue', 'red camera green', 'blue camera', 'camera red'];
  const index = await openBuilt(
    titles.flatMap((title) => createPage({path: `/${title.replaceAll(' ', '-')}/`, title, text: []})),
  );
  const find = async (query: string): Promise<string[]> =>
    (await searchUrls(index, query)).map((url) => new URL(url).pathname.slice(1, -1)).sort();
  expect(await find('"red camera" -blue -green')).toEqual(['red-camera']);
  expect(await find('"red camera" "camera green" -blue')).toEqual(['red-camera-green']);
  expect(await find('camera -red')).toEqual(['blue-camera']);
});
