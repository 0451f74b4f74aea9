import {describe, expect, test} from 'vitest';
import {validateOptions, validateThemeConfig} from '../../src/node/index.ts';
import {resolveOptions} from '../../src/node/options.ts';

function messageFor(options: unknown): string {
  try {
    validateOptions({options});
  } catch (error) {
    return (error as Error).message;
  }
  return 'accepted';
}

describe('validateOptions', () => {
  test('accepts missing options and returns an id [spec 2.5-18]', () => {
    expect(validateOptions({options: {}})).toEqual({id: 'default'});
  });

  test.each([
    {backend: {type: 'embedded'}},
    {backend: {type: 'server', hosts: ['https://search.example.com', 'http://localhost:7700/prefix']}},
    {
      backend: {
        type: 'server',
        hosts: ['https://a.example'],
        fallbackToEmbedded: false,
        apiKey: 'k',
        appId: 'a',
      },
      embedded: false,
    },
    {backend: {type: 'hosted', appId: '', apiKey: ''}},
    {backend: {type: 'hosted', appId: 'A', apiKey: 'k', indexName: 'docs'}},
    {searchPagePath: false},
    {
      searchPagePath: 'help/search',
      maxResultsPerGroup: 1,
      externalUrlRegex: '^https://forum\\.',
    },
    {
      missingResultsUrl: 'https://forum.example.com/new?title={query}',
      productLabels: {License: 'License Manager'},
    },
  ])('accepts %j', (options) => {
    expect(validateOptions({options})).toMatchObject(options);
  });

  const BAD_BACKEND = {type: 'server', host: ['https://a.example'], hosts: ['https://a.example']};
  test.each([
    // Nothing is converted.
    [{maxResultsPerGroup: '5'}, '"maxResultsPerGroup" must be a whole number from 1 to 20, received "5".'],
    [{indexname: 'docs'}, '"indexname" is unknown. Did you mean "indexName"?'],
    [{backend: BAD_BACKEND}, '"backend.host" is unknown. Did you mean "backend.hosts"?'],
    [
      {algoliaThings: 1},
      '"algoliaThings" is unknown. Known options: id, indexName, searchPagePath, contextualSearch, backend, embedded, synonymsFile, externalUrlRegex, maxResultsPerGroup, missingResultsUrl, placeholder, browse, productLabels, answers, characterKeys, sessions.',
    ],
    [
      {indexName: '', searchPagePath: '/search/', contextualSearch: 'yes'},
      `"indexName" must be a text that is not empty, such as "help-center", received "".
option "searchPagePath" must be a path without a slash at its ends, such as "search", or false for no search page, received "/search/".
option "contextualSearch" must be true or false, received "yes".`,
    ],
    [{backend: 'server'}, '"backend" must be an object such as {type: "embedded"}, received "server".'],
    [
      {backend: {type: 'cloud'}},
      '"backend.type" must be "embedded", "server" or "hosted", received "cloud".',
    ],
    [
      {backend: {type: 'server'}},
      '"backend.hosts" is missing; it must be a list of at least one address, such as ["https://search.example.com"].',
    ],
    [
      {backend: {type: 'server', hosts: []}},
      '"backend.hosts" must be a list of at least one address, such as ["https://search.example.com"], received [].',
    ],
    [
      {backend: {type: 'server', hosts: ['search.example.com']}},
      '"backend.hosts.0" must be an http or https address, such as "https://search.example.com", received "search.example.com".',
    ],
    [{backend: {type: 'hosted', appId: 7}}, '"backend.appId" must be a text, received 7.'],
    [
      {externalUrlRegex: '('},
      '"externalUrlRegex" must be the source of a regular expression, such as "^https://forum\\\\.", received "(".',
    ],
    [
      {missingResultsUrl: 'javascript:alert(1)'},
      '"missingResultsUrl" must be an address that starts with https://, http://, mailto: or /, received "javascript:alert(1)".',
    ],
    [
      {productLabels: {License: ''}},
      '"productLabels.License" must be a text that is not empty, received "".',
    ],
    [
      {embedded: false},
      '"embedded" is false, but the embedded index answers searches; set "backend" to servers or the hosted service, or remove "embedded".',
    ],
    [
      {embedded: false, backend: {type: 'server', hosts: ['https://a.example'], fallbackToEmbedded: true}},
      '"backend.fallbackToEmbedded" is true, but "embedded" is false, so there is no index to fall back to.',
    ],
  ])('refuses %j with a fix', (options, message) => {
    expect(messageFor(options)).toBe(`[docusaurus-search] option ${message}`);
  });

  test('refuses options that are no object', () => {
    expect(messageFor([])).toBe('[docusaurus-search] the options must be an object, received [].');
  });

  test('throws without a stack, which would hide the message', () => {
    let stack: string | undefined;
    try {
      validateOptions({options: {backnd: {}}});
    } catch (error) {
      ({stack} = error as Error);
    }
    expect(stack).toBe('ThemeError: [docusaurus-search] option "backnd" is unknown. Did you mean "backend"?');
  });
});

describe('validateThemeConfig', () => {
  test('returns a configuration unchanged', () => {
    const themeConfig = {navbar: {title: 'Help'}};
    expect(validateThemeConfig({themeConfig})).toBe(themeConfig);
  });

  test('rejects settings of other search themes', () => {
    expect(() =>
      validateThemeConfig({themeConfig: {algolia: {appId: 'A'}}}),
    ).toThrowErrorMatchingInlineSnapshot(
      `[ThemeError: [docusaurus-search] themeConfig.algolia is not read by this theme; move its settings to the theme's options: backend: {type: "hosted", appId: "…", apiKey: "…", indexName: "…"}.]`,
    );
  });
});

describe('resolveOptions', () => {
  test('gives the defaults without options', () => {
    expect(resolveOptions({id: 'default'})).toEqual({
      indexName: 'help-center',
      searchPagePath: 'search',
      contextualSearch: true,
      backend: {type: 'embedded'},
      embedded: true,
      synonymsFile: null,
      externalUrlRegex: null,
      maxResultsPerGroup: 5,
      missingResultsUrl: null,
      placeholder: null,
      browse: {pages: [], products: [], help: [], queries: []},
      productLabels: null,
      answers: true,
      characterKeys: true,
      sessions: null,
    });
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
