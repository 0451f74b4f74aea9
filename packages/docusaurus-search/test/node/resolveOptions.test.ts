import {describe, expect, test} from 'vitest';
import {DEFAULT_OPTIONS, resolveOptions} from '../../src/node/options.ts';
import {toClientOptions} from '../../src/node/toClientOptions.ts';

describe('resolveOptions', () => {
  test('gives the defaults without options', () => {
    expect(resolveOptions({id: 'default'})).toEqual(DEFAULT_OPTIONS);
  });

  test('falls back to the shipped index unless told otherwise', () => {
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

  test('names the hosted index as the site does unless told otherwise', () => {
    const backend = {type: 'hosted', appId: 'A', apiKey: 'k'} as const;
    expect(resolveOptions({backend, indexName: 'docs'}).backend).toMatchObject({indexName: 'docs'});
  });
});

describe('toClientOptions', () => {
  test('gives the browser only what it reads', () => {
    expect(toClientOptions(resolveOptions({productLabels: {a: 'A'}, synonymsFile: 'words.yml'}), '/'))
      .toMatchInlineSnapshot(`
        {
          "answers": true,
          "backend": {
            "type": "embedded",
          },
          "browse": {
            "help": [],
            "pages": [],
            "products": [],
            "queries": [],
          },
          "characterKeys": true,
          "contextualSearch": true,
          "embeddedIndexPath": "search-index/",
          "externalUrlRegex": null,
          "indexName": "help-center",
          "maxResultsPerGroup": 5,
          "missingResultsUrl": null,
          "placeholder": null,
          "searchPagePath": "search",
          "sessions": null,
        }
      `);
  });

  test('"Let us know." leads to a page below the base URL, and to other sites as it is', () => {
    const hrefOf = (missingResultsUrl: string, baseUrl: string) =>
      toClientOptions(resolveOptions({missingResultsUrl}), baseUrl).missingResultsUrl;
    expect(hrefOf('/blog/report?about={query}', '/help/')).toBe('/help/blog/report?about={query}');
    expect(hrefOf('/help/report', '/help/')).toBe('/help/report');
    expect(hrefOf('/blog/report', '/')).toBe('/blog/report');
    for (const address of ['mailto:docs@example.com', 'https://forum.example.com/new'])
      expect(hrefOf(address, '/help/')).toBe(address);
  });

  test('names no shipped index when there is none', () => {
    const backend = {type: 'hosted', appId: 'A', apiKey: 'k'} as const;
    expect(toClientOptions(resolveOptions({backend, embedded: false}), '/').embeddedIndexPath).toBeNull();
  });
});
