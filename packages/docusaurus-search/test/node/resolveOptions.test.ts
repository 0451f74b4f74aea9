import {describe, expect, test} from 'vitest';
import {DEFAULT_OPTIONS, resolveOptions} from '../../src/node/options.ts';

describe('resolveOptions', () => {
  test('gives the defaults without options', () => {
    expect(resolveOptions({id: 'default'})).toEqual(DEFAULT_OPTIONS);
  });

  test('falls back to the shipped index by default', () => {
    const hosts = ['https://a.example'];
    expect(resolveOptions({backend: {type: 'server', hosts}}).backend).toEqual({
      type: 'server',
      hosts,
      appId: '',
      apiKey: '',
      fallbackToEmbedded: true,
      insights: false,
    });
    expect(resolveOptions({backend: {type: 'server', hosts}, embedded: false}).backend).toMatchObject({
      fallbackToEmbedded: false,
    });
  });

  test('uses the configured name of the hosted index by default', () => {
    const backend = {type: 'hosted', appId: 'A', apiKey: 'k'} as const;
    expect(resolveOptions({backend, indexName: 'docs'}).backend).toMatchObject({indexName: 'docs'});
  });
});
