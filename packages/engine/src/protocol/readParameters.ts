import {readHitFields} from './HitFields.ts';
import {readMoreParameters} from './readMoreParameters.ts';
import {DEFAULT_PARAMETERS, type SearchParameters} from './SearchParameters.ts';
import {invalidParameter, ProtocolError} from './ProtocolError.ts';
import {parseFacetFilters} from './parseFacetFilters.ts';
import type {SearchRequestBody} from './types.ts';
import {readFlag, readInteger, readNames, readText, type Body} from './values.ts';

/** Most hits per page. */
const MAX_HITS_PER_PAGE = 1000;

/** Highest page number, as in the hosted service. */
const MAX_PAGE = 2 ** 31 - 1;

/** Most characters of a highlight tag and of the ellipsis, which are repeated for each match. */
const MAX_TAG_LENGTH = 200;

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

/** Reads the parameters of a body. */
function readBody(body: Body): SearchParameters {
  const {filter, offset, ...others} = readMoreParameters(body);
  return {
    query: readText(body, 'query', ''),
    page: readInteger(body, 'page', DEFAULT_PARAMETERS.page, MAX_PAGE),
    hitsPerPage: readInteger(
      body,
      offset === undefined ? 'hitsPerPage' : 'length',
      DEFAULT_PARAMETERS.hitsPerPage,
      MAX_HITS_PER_PAGE,
    ),
    offset,
    filter: [...parseFacetFilters(body['facetFilters']), ...filter],
    ...others,
    facets: readNames(body, 'facets', []),
    maxValuesPerFacet: readInteger(body, 'maxValuesPerFacet', DEFAULT_PARAMETERS.maxValuesPerFacet, 1000),
    distinct: readDistinct(body),
    advancedSyntax: readFlag(body, 'advancedSyntax', DEFAULT_PARAMETERS.advancedSyntax),
    fields: readHitFields(
      readNames(body, 'attributesToRetrieve', ['*']),
      readNames(body, 'attributesToHighlight', ['*']),
      readNames(body, 'attributesToSnippet', []),
    ),
    tags: {
      pre: readText(body, 'highlightPreTag', DEFAULT_PARAMETERS.tags.pre, MAX_TAG_LENGTH),
      post: readText(body, 'highlightPostTag', DEFAULT_PARAMETERS.tags.post, MAX_TAG_LENGTH),
    },
    snippetEllipsisText: readText(
      body,
      'snippetEllipsisText',
      DEFAULT_PARAMETERS.snippetEllipsisText,
      MAX_TAG_LENGTH,
    ),
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
  return readInteger(body, 'distinct', DEFAULT_PARAMETERS.distinct, 4);
}
