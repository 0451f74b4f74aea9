import * as fc from 'fast-check';
import {expect, test} from 'vitest';
import {buildSearchRequest} from '../../src/client/session/buildSearchRequest.ts';
import {cutQuery} from '../../src/client/session/cutQuery.ts';
import {buildPageRequests, parsePageLocation, toPageSearch} from '../../src/client/page/usePageQuery.ts';

/** What hits may be. */
const KINDS = ['type:lvl1', 'type:content'];
const CONTEXT = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']];

test('cuts a query at 64 characters, never inside one', () => {
  fc.assert(
    fc.property(fc.string({unit: 'grapheme', maxLength: 90}), (text) => {
      const query = text.replaceAll(/[\n\r\u2028\u2029]/g, 'n');
      const cut = cutQuery(query);
      expect(cut.length).toBeLessThanOrEqual(64);
      expect(query.startsWith(cut)).toBe(true);
      expect(cut.isWellFormed()).toBe(query.isWellFormed());
    }),
  );
});

test("sends the dialog's request with the protocol fields [spec 7-02]", () => {
  expect(
    buildSearchRequest({indexName: 'docs', query: 'camera', snippetWords: 5, facetFilters: CONTEXT}),
  ).toEqual({
    indexName: 'docs',
    query: 'camera',
    attributesToRetrieve: [
      'hierarchy.lvl0',
      'hierarchy.lvl1',
      'hierarchy.lvl2',
      'hierarchy.lvl3',
      'hierarchy.lvl4',
      'hierarchy.lvl5',
      'hierarchy.lvl6',
      'content',
      'type',
      'url',
      'product',
      'description',
      'keywords',
    ],
    attributesToSnippet: [
      'hierarchy.lvl1:5',
      'hierarchy.lvl2:5',
      'hierarchy.lvl3:5',
      'hierarchy.lvl4:5',
      'hierarchy.lvl5:5',
      'hierarchy.lvl6:5',
      'content:5',
    ],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage: 20,
    clickAnalytics: false,
    facetFilters: [...CONTEXT, KINDS],
  });
});

const PAGE = {indexName: 'docs', query: 'a', pageCount: 3, facetFilters: CONTEXT, clickAnalytics: false};

test('joins chosen products by OR and excludes them from the counts', () => {
  const [hits, counts] = buildPageRequests({...PAGE, products: ['ANSVIS', 'DLHUB']});
  expect(hits.facetFilters).toEqual([...CONTEXT, ['product:ANSVIS', 'product:DLHUB'], KINDS]);
  expect(hits.hitsPerPage).toBe(60);
  expect(counts).toMatchObject({facets: ['product'], hitsPerPage: 0, facetFilters: [...CONTEXT, KINDS]});
});

test('stores query, products and versions in the address', () => {
  const texts = fc.array(fc.string());
  fc.assert(
    fc.property(fc.string({maxLength: 60}), texts, texts, (query, products, versions) => {
      const asked = {query, products, ...(versions.length > 0 && {versions})};
      expect(parsePageLocation(toPageSearch(asked))).toEqual(asked);
    }),
  );
});

test('cuts a query from an address at 64 characters', () => {
  expect(parsePageLocation(`?q=${'x'.repeat(100)}`).query).toHaveLength(64);
});

test('replaces line breaks by spaces and cuts long text between words', () => {
  expect(cutQuery('camera\nmodel')).toBe('camera model');
  expect(cutQuery('cameras. \r\n  Y')).toBe('cameras. Y');
  const words = 'word '.repeat(12);
  expect(cutQuery(`${words}unbroken more`)).toBe(words.trim());
  expect(cutQuery(`${'x'.repeat(64)} more`)).toBe('x'.repeat(64));
  expect(cutQuery('x'.repeat(70))).toHaveLength(64);
  expect(cutQuery(`${'x'.repeat(63)}\u{1F4F7}y`)).toBe('x'.repeat(63));
});
