import {expect} from 'vitest';
import {ask} from './ask.ts';
import type {ContractCases} from './cases.ts';

/** Filtering by facets and counting their values. */
export function describeFacets({holds}: ContractCases): void {
  holds('keeps the hits that have the value', async (client) => {
    const {hits} = await ask(client, '', {facetFilters: 'language:ja'});
    expect(hits.map((hit) => hit['language'])).toEqual(['ja']);
  });
  holds('joins a list by AND and a nested list by OR', async (client) => {
    const {hits} = await ask(client, 'camera model licence', {
      facetFilters: ['language:en', ['product:ODHUB', 'product:ANSVIS']],
      hitsPerPage: 100,
    });
    expect(new Set(hits.map((hit) => hit.product))).toEqual(new Set(['ODHUB', 'ANSVIS']));
  });
  holds('leaves out a value after a minus', async (client) => {
    const {hits} = await ask(client, '', {facetFilters: ['language:-en'], hitsPerPage: 100});
    expect(new Set(hits.map((hit) => hit['language']))).toEqual(new Set(['fr', 'ja', 'th']));
  });
  holds('filters by the contextual tags of a documentation site', async (client) => {
    const {hits} = await ask(client, 'licence', {
      facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-2.0']],
    });
    expect(new Set(hits.map((hit) => hit['docusaurus_tag']))).toEqual(
      new Set(['default', 'docs-default-2.0']),
    );
  });
  holds('filters by the type of the record', async (client) => {
    const {hits} = await ask(client, 'camera', {facetFilters: ['type:content'], hitsPerPage: 100});
    expect(new Set(hits.map((hit) => hit.type))).toEqual(new Set(['content']));
  });
  holds('returns no hits for an unknown value or an unknown facet', async (client) => {
    expect((await ask(client, 'camera', {facetFilters: ['language:xx']})).nbHits).toBe(0);
    expect((await ask(client, 'camera', {facetFilters: ['colour:red']})).nbHits).toBe(0);
  });
  holds('counts the values of a facet given as a string or as a list', async (client) => {
    const {facets, nbHits, hits} = await ask(client, '', {facets: 'language', hitsPerPage: 0});
    expect(facets).toEqual({language: {en: 11, fr: 1, ja: 1, th: 1}});
    expect(nbHits).toBe(14);
    expect(hits).toEqual([]);
    const list = await ask(client, '', {facets: ['language', 'version'], hitsPerPage: 0});
    expect(list.facets).toEqual({language: {en: 11, fr: 1, ja: 1, th: 1}, version: {'2.0': 2, current: 11}});
  });
  holds('counts the hits of the query on all pages', async (client) => {
    const {facets, nbHits} = await ask(client, 'camera', {facets: ['language'], hitsPerPage: 1});
    expect(facets).toEqual({language: {en: nbHits}});
  });
  holds('counts every facet for a star and nothing for an unknown name', async (client) => {
    expect(Object.keys((await ask(client, 'camera', {facets: ['*']})).facets ?? {})).toContain('product');
    expect((await ask(client, 'camera', {facets: ['colour']})).facets).toEqual({});
  });
  holds('gives no facets unless they are asked for', async (client) => {
    expect(await ask(client, 'camera')).not.toHaveProperty('facets');
  });
}
