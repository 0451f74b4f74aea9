import {expect, test} from 'vitest';
import {CONFIG_DEFAULTS} from '../../src/contract/SearchConfig.ts';
import {describeSearch, readIsland} from '../../src/node/describeSearch.ts';
import {resolveOptions, type SearchThemeOptions} from '../../src/node/options.ts';
import {siteIn} from './siteFolder.ts';

function describeSite(options: SearchThemeOptions, baseUrl = '/') {
  const storage = {type: 'localStorage', namespace: ''} as const;
  const site = {...siteIn('/site'), baseUrl, siteStorage: storage, codeTranslations: {}};
  return describeSearch(resolveOptions(options), site, {}, {});
}

test('passes only what the browser reads, with the defaults of the opener', () => {
  const config = describeSite({productLabels: {a: 'A'}, synonymsFile: 'words.yml'});
  expect(config).toEqual({
    ...CONFIG_DEFAULTS,
    files: config.files,
    browse: {pages: [], products: [], help: [], queries: []},
    context: {docs: [], keepsVersion: true, locale: 'en'},
    manifestUrl: '/search-index/manifest.json',
    provider: 'Help & more',
    searchPage: '/search',
  });
});

test('links below the base URL, and to other sites unchanged', () => {
  const hrefOf = (missingResultsUrl: string, baseUrl: string) =>
    describeSite({missingResultsUrl}, baseUrl).missingResultsUrl;
  expect(hrefOf('/blog/report?about={query}', '/help/')).toBe('/help/blog/report?about={query}');
  expect(hrefOf('/help/report', '/help/')).toBe('/help/report');
  expect(hrefOf('/blog/report', '/')).toBe('/blog/report');
  for (const address of ['mailto:docs@example.com', 'https://forum.example.com/new'])
    expect(hrefOf(address, '/help/')).toBe(address);
});

test('names no shipped index without one', () => {
  const backend = {type: 'hosted', appId: 'A', apiKey: 'k'} as const;
  expect(describeSite({backend, embedded: false})).toMatchObject({manifestUrl: null, provider: 'Algolia'});
});

test('the dialog is one script, as each further one would be a request before the first hit', () => {
  const script = String(readIsland().files.get('search.js'));
  expect(script).toContain('import("./renderPage-');
  expect(script).not.toMatch(/from\s*"/);
});
