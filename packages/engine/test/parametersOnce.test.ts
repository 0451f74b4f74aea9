import {assertPrice, priceCall} from '@help-center/engine/protocol';
import {expect, it} from 'vitest';
import {readParameters} from '../src/protocol/readParameters.ts';

it('parses the parameters of a request once, also when it is priced first', () => {
  const request = {indexName: 'docs', query: 'camera', attributesToSnippet: ['content:10']};
  assertPrice({requests: [request]}, 1000);
  expect(readParameters(request)).toBe(readParameters(request));
});

it('rejects an invalid request every time', () => {
  const request = {indexName: 'docs', hitsPerPage: -1};
  expect(() => priceCall({requests: [request]})).toThrow('hitsPerPage');
  expect(() => readParameters(request)).toThrow('hitsPerPage');
});

it('echoes parameters URL-encoded, with the replacement character for a lone surrogate', () => {
  const {echo} = readParameters({indexName: 'docs', query: 'a b\ud800', hitsPerPage: 3});
  expect(echo).toBe('query=a%20b%EF%BF%BD&hitsPerPage=3');
});

it('parses different requests separately', () => {
  const read = (more: object): ReturnType<typeof readParameters> => {
    const request = {indexName: 'docs', hitsPerPage: 3, ...more};
    assertPrice({requests: [request]}, 1000);
    return readParameters(request);
  };
  const bodies = [{query: 'a'}, {query: '&query=b'}, {query: 'a', page: 1}, {query: ''}, {page: 1}];
  expect(bodies.map((body) => read(body).echo)).toEqual([
    'hitsPerPage=3&query=a',
    'hitsPerPage=3&query=%26query%3Db',
    'hitsPerPage=3&query=a&page=1',
    'hitsPerPage=3&query=',
    'hitsPerPage=3&page=1',
  ]);
  expect(read({query: 'a', page: 2}).page).toBe(2);
  expect(read({query: 'b', page: 2})).toMatchObject({query: 'b', page: 2, hitsPerPage: 3});
});
