import {ProtocolError} from './ProtocolError.ts';

/** Supported parameters. */
const READ =
  'query page hitsPerPage offset length facets facetFilters filters numericFilters optionalFilters maxValuesPerFacet sortFacetValuesBy distinct advancedSyntax queryType typoTolerance optionalWords removeWordsIfNoResults restrictSearchableAttributes attributesToRetrieve attributesToHighlight attributesToSnippet highlightPreTag highlightPostTag snippetEllipsisText';

/** Parts of a request and statistics parameters that do not affect hits. */
const WITHOUT_EFFECT =
  'indexName type facet facetQuery maxFacetHits strategy extensions analytics analyticsTags clickAnalytics userToken enableABTest percentileComputation queryLanguages naturalLanguages ruleContexts personalizationImpact enableRules enableReRanking decompoundQuery';

/** Unsupported parameters that are accepted with the value that describes the actual behaviour. */
const ANYWAY_TRUE = ['synonyms', 'ignorePlurals', 'removeStopWords'];
const ANYWAY_FALSE = [
  'enablePersonalization',
  'getRankingInfo',
  'sumOrFiltersScores',
  'facetingAfterDistinct',
];

const KNOWN = new Set(`${READ} ${WITHOUT_EFFECT}`.split(' '));

/** Throws with status 400 for an unsupported parameter on which the answer should depend. */
export function assertParameterNames(body: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(body)) {
    if (KNOWN.has(name) || isEmpty(value)) continue;
    if ((value === true && ANYWAY_TRUE.includes(name)) || (value === false && ANYWAY_FALSE.includes(name)))
      continue;
    throw new ProtocolError(400, `The parameter "${name.slice(0, 100)}" is not supported here, leave it out`);
  }
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}
