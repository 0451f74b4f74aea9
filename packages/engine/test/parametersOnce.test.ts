import {assertPrice, priceCall} from '@help-center/engine/protocol';
import {expect, it} from 'vitest';
import {readParameters} from '../src/protocol/readParameters.ts';

it('reads the parameters of a request once, also when it is priced first', () => {
  const request = {indexName: 'docs', query: 'camera', attributesToSnippet: ['content:10']};
  assertPrice({requests: [request]}, 1000);
  expect(readParameters(request)).toBe(readParameters(request));
});

it('refuses a request each time that it is read', () => {
  const request = {indexName: 'docs', hitsPerPage: -1};
  expect(() => priceCall({requests: [request]})).toThrow('hitsPerPage');
  expect(() => readParameters(request)).toThrow('hitsPerPage');
});

it('repeats parameters URL-encoded, a lone surrogate as the sign for what cannot be read', () => {
  const {echo} = readParameters({indexName: 'docs', query: 'a b\ud800', hitsPerPage: 3});
  expect(echo).toBe('query=a%20b%EF%BF%BD&hitsPerPage=3');
});
