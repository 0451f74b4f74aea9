import {foldText} from '../analysis/foldText.ts';
import type {IndexQuery} from '../IndexQuery.ts';
import type {HighlightTags} from '../mark/highlight.ts';
import {HIERARCHY_FACETS} from '../query/filters.ts';
import type {RequiredWords} from '../query/requireWords.ts';
import {readHitFields, type HitFields} from './HitFields.ts';
import {parseFacetFilters, parseNumericFilters, parseOptionalFilters} from './parseFacetFilters.ts';
import {parseFilters} from './parseFilters.ts';
import {invalidParameter, ProtocolError} from './ProtocolError.ts';
import type {SearchRequestBody} from './types.ts';

type Asked =
  | 'page'
  | 'hitsPerPage'
  | 'filter'
  | 'prefer'
  | 'unfinished'
  | 'correct'
  | 'facets'
  | 'distinct'
  | 'advancedSyntax';

/** The validated parameters of a search with defaults. */
export interface SearchParameters
  extends Required<Pick<IndexQuery, Asked>>, Pick<IndexQuery, 'offset' | 'required' | 'attributes'> {
  readonly query: string;
  readonly sortFacetValuesBy: 'count' | 'alpha';
  readonly maxValuesPerFacet: number;
  readonly fields: HitFields;
  readonly tags: HighlightTags;
  readonly snippetEllipsisText: string;
  /** The URL-encoded parameters for the response. */
  readonly echo: string;
}

/** Highest page number and place of the first hit, as in the hosted service. */
const MAX_PLACE = 2 ** 31 - 1;
const MAX_HITS_PER_PAGE = 1000;
const MAX_VALUES_PER_FACET = 1000;

/** Most characters of a highlight tag and of the ellipsis, which are repeated for each match. */
const MAX_TAG_LENGTH = 200;

const UNFINISHED = {prefixLast: 'last', prefixAll: 'all', prefixNone: 'none'} as const;
const REMOVALS = ['none', 'lastWords', 'firstWords', 'allOptional'] as const;
const SEARCHABLE = ['hierarchy', ...HIERARCHY_FACETS, 'content', 'description', 'keywords'];

/** Caches the parameters of requests, because a server prices a call before it answers it. */
const known = new WeakMap<SearchRequestBody, SearchParameters>();

/**
 * Reads the parameters of a search, once for each request.
 * Throws a {@link ProtocolError} with status 400 for an invalid value or an unsupported parameter.
 */
export function readParameters(request: SearchRequestBody): SearchParameters {
  let parameters = known.get(request);
  if (parameters === undefined) known.set(request, (parameters = readBody(mergeParams(request))));
  return parameters;
}

/** Reads the parameters of a body; tags and flags are by default those of the crawler's Docusaurus template. */
function readBody(body: Body): SearchParameters {
  assertParameterNames(body);
  // The first hit, if the request counts hits instead of pages.
  const countsHits = (body['offset'] ?? body['length'] ?? undefined) !== undefined;
  return {
    query: readText(body, 'query', ''),
    page: readInteger(body, 'page', 0, MAX_PLACE),
    hitsPerPage: readInteger(body, countsHits ? 'length' : 'hitsPerPage', 20, MAX_HITS_PER_PAGE),
    offset: countsHits ? readInteger(body, 'offset', 0, MAX_PLACE) : undefined,
    filter: [
      ...parseFacetFilters(body['facetFilters']),
      ...parseFilters(body['filters']),
      ...parseNumericFilters(body['numericFilters']),
    ],
    prefer: parseOptionalFilters(body['optionalFilters']),
    required: readRequired(body),
    unfinished: UNFINISHED[readChoice(body, 'queryType', ['prefixLast', 'prefixAll', 'prefixNone'])],
    // `min` and `strict` have no effect, because a word is only corrected if the index has nothing for it.
    correct: readChoice(body, 'typoTolerance', ['true', 'false', 'min', 'strict']) !== 'false',
    attributes: readAttributes(body),
    facets: readNames(body, 'facets', []),
    sortFacetValuesBy: readChoice(body, 'sortFacetValuesBy', ['count', 'alpha']),
    maxValuesPerFacet: readInteger(body, 'maxValuesPerFacet', 100, MAX_VALUES_PER_FACET),
    distinct: readDistinct(body),
    advancedSyntax: readChoice(body, 'advancedSyntax', ['true', 'false']) === 'true',
    fields: readHitFields(
      readNames(body, 'attributesToRetrieve', ['*']),
      readNames(body, 'attributesToHighlight', ['*']),
      readNames(body, 'attributesToSnippet', []),
    ),
    tags: {
      pre: readText(
        body,
        'highlightPreTag',
        '<span class="algolia-docsearch-suggestion--highlight">',
        MAX_TAG_LENGTH,
      ),
      post: readText(body, 'highlightPostTag', '</span>', MAX_TAG_LENGTH),
    },
    snippetEllipsisText: readText(body, 'snippetEllipsisText', '…', MAX_TAG_LENGTH),
    echo: encodeParams(body),
  };
}

/** Returns the parameters of a request; older clients send them as one URL-encoded string, `params`. */
export function mergeParams({params, ...body}: SearchRequestBody): Body {
  if (params === undefined) return body;
  if (typeof params !== 'string') throw invalidParameter('params', 'a URL-encoded string');
  const pairs = params.split('&').filter((pair) => pair !== '');
  return {...Object.fromEntries(pairs.map(decodePair)), ...body};
}

function decodePair(pair: string): [name: string, value: unknown] {
  const [name = '', text = ''] = pair.replace(/\+/gu, ' ').split(/=(.*)/su, 2).map(decode);
  const isText = /query$/iu.test(name) || !/^(?:\[|\d+$|true$|false$)/u.test(text);
  if (isText) return [name, text];
  try {
    return [name, JSON.parse(text)];
  } catch {
    throw invalidParameter(name, 'valid JSON');
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new ProtocolError(400, `Invalid URL encoding in "params": ${text}`);
  }
}

function encodeParams(body: Body): string {
  return Object.entries(body)
    .filter(([name, value]) => name !== 'indexName' && value !== undefined)
    .map(
      ([name, value]) =>
        `${encode(name)}=${encode(typeof value === 'string' ? value : JSON.stringify(value))}`,
    )
    .join('&');
}

/** URL-encodes a name or a value. */
function encode(text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    // Replaces lone surrogates, which cannot be encoded, only here, because checking every text would be slow.
    return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
  }
}

function readDistinct(body: Body): number {
  const value = String(body['distinct']);
  if (value === 'true' || value === 'false') return Number(value === 'true');
  return readInteger(body, 'distinct', 1, 4);
}

/** Words are required only if a request says what to do without results; otherwise they only affect the order. */
function readRequired(body: Body): RequiredWords | undefined {
  const optional = readNames(body, 'optionalWords', []).flatMap((words) => foldText(words).split(/\s+/u));
  if ((body['removeWordsIfNoResults'] ?? undefined) === undefined && optional.length === 0) return undefined;
  return {optional, removal: readChoice(body, 'removeWordsIfNoResults', REMOVALS)};
}

function readAttributes(body: Body): readonly string[] | undefined {
  const names = readNames(body, 'restrictSearchableAttributes', []);
  if (names.length === 0 || names.includes('*')) return undefined;
  const unknown = names.some((name) => !SEARCHABLE.includes(name));
  if (unknown) throw invalidParameter('restrictSearchableAttributes', `names among ${SEARCHABLE.join(', ')}`);
  return names;
}

/** One of several words, or booleans in their place; the first is the default. */
function readChoice<Word extends string>(body: Body, name: string, words: readonly [Word, ...Word[]]): Word {
  const value = body[name] ?? words[0];
  const word = words.find((other) => other === (typeof value === 'boolean' ? String(value) : value));
  if (word === undefined) throw invalidParameter(name, `one of ${words.join(', ')}`);
  return word;
}

/** The unvalidated parameters of a request. */
type Body = Readonly<Record<string, unknown>>;

/** Most names in a list and characters of a name, because each is compared with each attribute of each hit. */
const MAX_NAMES = 100;
const MAX_NAME_LENGTH = 200;

/** Reads a text of at most `maxLength` characters; default unlimited. */
function readText(body: Body, name: string, fallback: string, maxLength?: number): string {
  const value = body[name] ?? fallback;
  if (typeof value !== 'string') throw invalidParameter(name, 'a string');
  if (maxLength !== undefined && value.length > maxLength)
    throw invalidParameter(name, `at most ${maxLength} characters`);
  return value;
}

/** Reads a whole number from 0 to `max`, also as a string of digits, as some clients send it. */
function readInteger(body: Body, name: string, fallback: number, max: number): number {
  const given = body[name] ?? fallback;
  const value = typeof given === 'string' && /^\d+$/u.test(given) ? Number(given) : given;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > max) {
    throw invalidParameter(name, `integer between 0 and ${max}`);
  }
  return value;
}

/** Reads a list of names, or a string of names separated by commas, without duplicates. */
function readNames(body: Body, name: string, fallback: readonly string[]): readonly string[] {
  const value = body[name] ?? fallback;
  const names =
    typeof value === 'string' ? value.split(',', MAX_NAMES + 1).map((part) => part.trim()) : value;
  if (!Array.isArray(names)) throw invalidParameter(name, 'an array of strings');
  if (names.length > MAX_NAMES) throw invalidParameter(name, `at most ${MAX_NAMES} names`);
  if (!names.every((item): item is string => typeof item === 'string')) {
    throw invalidParameter(name, 'an array of strings');
  }
  if (names.some((item) => item.length > MAX_NAME_LENGTH)) {
    throw invalidParameter(name, `names of at most ${MAX_NAME_LENGTH} characters`);
  }
  return [...new Set(names.filter((item) => item !== ''))];
}

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
function assertParameterNames(body: Readonly<Record<string, unknown>>): void {
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
