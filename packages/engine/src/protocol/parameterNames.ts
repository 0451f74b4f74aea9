import {ProtocolError} from './ProtocolError.ts';

/** Supported parameters. */
const READ =
  'query page hitsPerPage offset length facets facetFilters filters numericFilters optionalFilters maxValuesPerFacet sortFacetValuesBy distinct advancedSyntax queryType typoTolerance optionalWords removeWordsIfNoResults restrictSearchableAttributes attributesToRetrieve attributesToHighlight attributesToSnippet highlightPreTag highlightPostTag snippetEllipsisText';

/** Parts of a request and statistics parameters that do not affect hits. */
const WITHOUT_EFFECT =
  'indexName type facet facetQuery maxFacetHits strategy extensions analytics analyticsTags clickAnalytics userToken enableABTest percentileComputation queryLanguages naturalLanguages ruleContexts personalizationImpact enableRules enableReRanking decompoundQuery ignorePlurals removeStopWords';

/** Unsupported parameters that are accepted with the hosted service's default, which changes nothing. */
const DEFAULTS: Readonly<Record<string, unknown>> = {
  advancedSyntaxFeatures: ['exactPhrase', 'excludeWords'],
  allowTyposOnNumericTokens: true,
  alternativesAsExact: ['ignorePlurals', 'singleWordSynonym'],
  aroundLatLngViaIP: false,
  attributeCriteriaComputedByMinProximity: false,
  enablePersonalization: false,
  exactOnSingleWordQuery: 'attribute',
  facetingAfterDistinct: false,
  getRankingInfo: false,
  minProximity: 1,
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  mode: 'keywordSearch',
  relevancyStrictness: 100,
  replaceSynonymsInHighlight: false,
  responseFields: ['*'],
  restrictHighlightAndSnippetArrays: false,
  sumOrFiltersScores: false,
  synonyms: true,
};

const KNOWN = new Set(`${READ} ${WITHOUT_EFFECT}`.split(' '));

/** Throws with status 400 for an unsupported parameter on which the answer should depend. */
export function assertParameterNames(body: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(body)) {
    if (KNOWN.has(name) || isEmpty(value)) continue;
    if (Object.hasOwn(DEFAULTS, name) && isSame(value, DEFAULTS[name])) continue;
    throw new ProtocolError(400, `The parameter "${name.slice(0, 100)}" is not supported here, leave it out`);
  }
}

/** Whether values are equal, also where a number or a boolean is a string, and in any order of a list. */
function isSame(value: unknown, other: unknown): boolean {
  return Array.isArray(value) && Array.isArray(other)
    ? value.map(String).sort().join() === other.map(String).sort().join()
    : String(value) === String(other);
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}
