import {describe, expect, test} from 'vitest';
import {validateOptions, validateThemeConfig} from '../../src/node/index.ts';

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
      openSearch: false,
    },
    {
      missingResultsUrl: 'https://forum.example.com/new?title={query}',
      productLabels: {License: 'License Manager'},
    },
  ])('accepts %j', (options) => {
    expect(validateOptions({options})).toMatchObject(options);
  });

  test('does not convert values', () => {
    expect(messageFor({maxResultsPerGroup: '5'})).toMatchInlineSnapshot(
      `"[docusaurus-search] option "maxResultsPerGroup" must be a whole number from 1 to 20, received "5"."`,
    );
  });

  test('suggests the nearest known option', () => {
    expect(messageFor({indexname: 'docs'})).toMatchInlineSnapshot(
      `"[docusaurus-search] option "indexname" is unknown. Did you mean "indexName"?"`,
    );
    expect(
      messageFor({backend: {type: 'server', host: ['https://a.example'], hosts: ['https://a.example']}}),
    ).toMatchInlineSnapshot(
      `"[docusaurus-search] option "backend.host" is unknown. Did you mean "backend.hosts"?"`,
    );
  });

  test('lists the known options when none is similar', () => {
    expect(messageFor({algoliaThings: 1})).toMatchInlineSnapshot(
      `"[docusaurus-search] option "algoliaThings" is unknown. Known options: id, indexName, searchPagePath, contextualSearch, backend, embedded, synonymsFile, externalUrlRegex, maxResultsPerGroup, missingResultsUrl, placeholder, browse, productLabels, answers, openSearch, characterKeys, sessions."`,
    );
  });

  test('reports all faults at once', () => {
    expect(
      messageFor({indexName: '', searchPagePath: '/search/', contextualSearch: 'yes', maxResultsPerGroup: 0}),
    ).toMatchInlineSnapshot(`
      "[docusaurus-search] option "indexName" must be a text that is not empty, such as "help-center", received "".
      option "searchPagePath" must be a path without a slash at its ends, such as "search", or false for no search page, received "/search/".
      option "contextualSearch" must be true or false, received "yes".
      option "maxResultsPerGroup" must be a whole number from 1 to 20, received 0."
    `);
  });

  test('reports faults of the backend', () => {
    expect(messageFor({backend: 'server'})).toMatchInlineSnapshot(
      `"[docusaurus-search] option "backend" must be an object such as {type: "embedded"}, received "server"."`,
    );
    expect(messageFor({backend: {type: 'cloud'}})).toMatchInlineSnapshot(
      `"[docusaurus-search] option "backend.type" must be "embedded", "server" or "hosted", received "cloud"."`,
    );
    expect(messageFor({backend: {type: 'server'}})).toMatchInlineSnapshot(
      `"[docusaurus-search] option "backend.hosts" is missing; it must be a list of at least one address, such as ["https://search.example.com"]."`,
    );
    expect(messageFor({backend: {type: 'server', hosts: []}})).toMatchInlineSnapshot(
      `"[docusaurus-search] option "backend.hosts" must be a list of at least one address, such as ["https://search.example.com"], received []."`,
    );
    expect(messageFor({backend: {type: 'server', hosts: ['search.example.com']}})).toMatchInlineSnapshot(
      `"[docusaurus-search] option "backend.hosts.0" must be an http or https address, such as "https://search.example.com", received "search.example.com"."`,
    );
    expect(messageFor({backend: {type: 'hosted', appId: 7}})).toMatchInlineSnapshot(
      `"[docusaurus-search] option "backend.appId" must be a text, received 7."`,
    );
  });

  test('rejects values that cannot work', () => {
    expect(messageFor({externalUrlRegex: '('})).toMatchInlineSnapshot(
      `"[docusaurus-search] option "externalUrlRegex" must be the source of a regular expression, such as "^https://forum\\\\.", received "("."`,
    );
    expect(messageFor({missingResultsUrl: 'javascript:alert(1)'})).toMatchInlineSnapshot(
      `"[docusaurus-search] option "missingResultsUrl" must be an address that starts with https://, http://, mailto: or /, received "javascript:alert(1)"."`,
    );
    expect(messageFor({productLabels: {License: ''}})).toMatchInlineSnapshot(
      `"[docusaurus-search] option "productLabels.License" must be a text that is not empty, received ""."`,
    );
    expect(messageFor([])).toMatchInlineSnapshot(
      `"[docusaurus-search] the options must be an object, received []."`,
    );
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

  test('rejects contradicting options', () => {
    expect(messageFor({embedded: false})).toMatchInlineSnapshot(
      `"[docusaurus-search] option "embedded" is false, but the embedded index answers searches; set "backend" to servers or the hosted service, or remove "embedded"."`,
    );
    expect(
      messageFor({
        embedded: false,
        backend: {type: 'server', hosts: ['https://a.example'], fallbackToEmbedded: true},
      }),
    ).toMatchInlineSnapshot(
      `"[docusaurus-search] option "backend.fallbackToEmbedded" is true, but "embedded" is false, so there is no index to fall back to."`,
    );
    expect(messageFor({openSearch: true, searchPagePath: false})).toMatchInlineSnapshot(
      `"[docusaurus-search] option "openSearch" is true, but "searchPagePath" is false, so there is no search page to send a query to."`,
    );
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
