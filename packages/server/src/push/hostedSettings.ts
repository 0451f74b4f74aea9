import type {IndexSettings} from 'algoliasearch';
import {FACET_NAMES, HIERARCHY_LEVELS} from '@help-center/records';

/**
 * Index settings for the hosted service: those of the crawler's Docusaurus template, with `product` and `keywords` added.
 * Typo tolerance starts at the same word lengths as in the engine, and a section is one hit.
 */
export const HOSTED_SETTINGS: IndexSettings = {
  searchableAttributes: [
    ...HIERARCHY_LEVELS.map((level) => `unordered(hierarchy.${level})`),
    'unordered(keywords)',
    'unordered(description)',
    'content',
  ],
  attributesForFaceting: ['type', ...FACET_NAMES],
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type', 'product'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  camelCaseAttributes: ['hierarchy', 'content'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  attributeForDistinct: 'url',
  distinct: true,
  highlightPreTag: '<span class="algolia-docsearch-suggestion--highlight">',
  highlightPostTag: '</span>',
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  allowTyposOnNumericTokens: false,
  minProximity: 1,
  ignorePlurals: true,
  advancedSyntax: true,
  attributeCriteriaComputedByMinProximity: true,
  removeWordsIfNoResults: 'allOptional',
  separatorsToIndex: '_',
};
