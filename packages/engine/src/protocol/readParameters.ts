import {DEFAULT_PARAMETERS, type SearchParameters} from './SearchParameters.ts';
import {invalidParameter, ProtocolError} from './ProtocolError.ts';
import {parseFacetFilters} from './parseFacetFilters.ts';
import type {SearchRequestBody} from './types.ts';

type Body = Readonly<Record<string, unknown>>;

/** Most hits a page may ask for. */
export const MAX_HITS_PER_PAGE = 1000;

/** Highest page number, as the hosted service has it. */
const MAX_PAGE = 2 ** 31 - 1;

/**
 * Reads the parameters of one search; parameters that are not known are ignored.
 * Throws a {@link ProtocolError} with status 400 for a value of the wrong kind.
 */
export function readParameters(request: SearchRequestBody): SearchParameters {
  const body = mergeParams(request);
  return {
    query: readText(body, 'query', ''),
    page: readInteger(body, 'page', DEFAULT_PARAMETERS.page, MAX_PAGE),
    hitsPerPage: readInteger(body, 'hitsPerPage', DEFAULT_PARAMETERS.hitsPerPage, MAX_HITS_PER_PAGE),
    filter: parseFacetFilters(body['facetFilters']),
    facets: readNames(body, 'facets', []),
    maxValuesPerFacet: readInteger(body, 'maxValuesPerFacet', DEFAULT_PARAMETERS.maxValuesPerFacet, 1000),
    distinct: readDistinct(body),
    advancedSyntax: readFlag(body, 'advancedSyntax', DEFAULT_PARAMETERS.advancedSyntax),
    attributesToRetrieve: readNames(body, 'attributesToRetrieve', ['*']),
    attributesToHighlight: readNames(body, 'attributesToHighlight', ['*']),
    attributesToSnippet: readNames(body, 'attributesToSnippet', []),
    tags: {
      pre: readText(body, 'highlightPreTag', DEFAULT_PARAMETERS.tags.pre),
      post: readText(body, 'highlightPostTag', DEFAULT_PARAMETERS.tags.post),
    },
    snippetEllipsisText: readText(body, 'snippetEllipsisText', DEFAULT_PARAMETERS.snippetEllipsisText),
    echo: encodeParams(body),
  };
}

/** Older clients send the parameters as one URL-encoded string, `params`. */
function mergeParams({params, ...body}: SearchRequestBody): Body {
  if (params === undefined) return body;
  if (typeof params !== 'string') throw invalidParameter('params', 'a URL-encoded string');
  const pairs = params.split('&').filter((pair) => pair !== '');
  return {...Object.fromEntries(pairs.map(decodePair)), ...body};
}

function decodePair(pair: string): [name: string, value: unknown] {
  const [name = '', text = ''] = pair.replace(/\+/gu, ' ').split(/=(.*)/su, 2).map(decode);
  const isText = name === 'query' || !/^(?:\[|\d+$|true$|false$)/u.test(text);
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

function encode(text: string): string {
  // A lone surrogate cannot be encoded.
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}

function readText(body: Body, name: string, fallback: string): string {
  const value = body[name] ?? fallback;
  if (typeof value !== 'string') throw invalidParameter(name, 'a string');
  return value;
}

function readFlag(body: Body, name: string, fallback: boolean): boolean {
  const value = body[name] ?? fallback;
  if (typeof value !== 'boolean') throw invalidParameter(name, 'a boolean');
  return value;
}

function readInteger(body: Body, name: string, fallback: number, max: number): number {
  const value = body[name] ?? fallback;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > max) {
    throw invalidParameter(name, `integer between 0 and ${max}`);
  }
  return value;
}

function readDistinct(body: Body): number {
  const value = body['distinct'] ?? DEFAULT_PARAMETERS.distinct;
  if (typeof value === 'boolean') return value ? 1 : 0;
  return readInteger(body, 'distinct', DEFAULT_PARAMETERS.distinct, 4);
}

/** A list of names may be given as one string, its names separated by commas. */
function readNames(body: Body, name: string, fallback: readonly string[]): readonly string[] {
  const value = body[name] ?? fallback;
  if (typeof value === 'string') {
    return value
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '');
  }
  if (!Array.isArray(value) || !value.every((item) => typeof item === 'string')) {
    throw invalidParameter(name, 'an array of strings');
  }
  return value;
}
