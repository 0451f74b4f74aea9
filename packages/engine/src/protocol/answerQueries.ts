import type {IndexQuery, IndexResult} from '../IndexQuery.ts';
import type {SearchIndex} from '../SearchIndex.ts';
import {ProtocolError} from './ProtocolError.ts';
import {readParameters} from './readParameters.ts';
import {toHitBody} from './toHitBody.ts';
import type {QueriesResponseBody, SearchRequestBody, SearchResultBody} from './types.ts';

/** Finds an index; `undefined` when there is none of that name. */
export type OpenIndexByName = (name: string) => Promise<SearchIndex | undefined>;

/** Limits of an answer. */
export interface AnswerOptions {
  /** Milliseconds that one search may take before it answers with the best so far; default 250. */
  readonly timeLimitMs?: number;
  /** Clock in milliseconds; default `Date.now`. */
  readonly now?: () => number;
}

/** Most searches of one call. */
export const MAX_REQUESTS = 50;

/**
 * Answers the body of a multi-index queries call, its searches in order.
 * Throws a {@link ProtocolError} with the status and the message of the answer when the request is at fault.
 */
export async function answerQueries(
  body: unknown,
  openIndexByName: OpenIndexByName,
  options: AnswerOptions = {},
): Promise<QueriesResponseBody> {
  const requests = readRequests(body);
  const results: SearchResultBody[] = [];
  for (const request of requests) {
    // One after the other: the order of the answers and the load are bounded.
    // oxlint-disable-next-line no-await-in-loop
    results.push(await answerSearch(request, openIndexByName, options));
  }
  return {results};
}

/** Opens the index of a request; throws with status 404 when it does not exist. */
export async function openRequested(name: unknown, openIndexByName: OpenIndexByName): Promise<SearchIndex> {
  if (typeof name !== 'string' || name === '') throw new ProtocolError(400, 'indexName is mandatory');
  const index = await openIndexByName(name);
  if (index === undefined) throw new ProtocolError(404, `Index ${name} does not exist`);
  return index;
}

function readRequests(body: unknown): readonly SearchRequestBody[] {
  const requests =
    typeof body === 'object' && body !== null ? (body as {requests?: unknown}).requests : undefined;
  if (!Array.isArray(requests))
    throw new ProtocolError(400, 'Invalid body, expected an object with an array "requests"');
  if (requests.length > MAX_REQUESTS)
    throw new ProtocolError(400, `Too many queries in one call, at most ${MAX_REQUESTS}`);
  if (
    !requests.every((request) => typeof request === 'object' && request !== null && !Array.isArray(request))
  ) {
    throw new ProtocolError(400, 'Invalid body, every entry of "requests" must be an object');
  }
  return requests as SearchRequestBody[];
}

/**
 * Answers one search with what is known before the text of its hits is read: the same hits in the same order, with an
 * ellipsis where a text is to come. `undefined` when nothing is known earlier. Throws like {@link answerQueries}.
 */
export async function previewQuery(
  request: SearchRequestBody,
  openIndexByName: OpenIndexByName,
): Promise<SearchResultBody | undefined> {
  return answerWith(request, openIndexByName, {}, (index, query) => index.preview(query));
}

async function answerSearch(
  request: SearchRequestBody,
  openIndexByName: OpenIndexByName,
  options: AnswerOptions,
): Promise<SearchResultBody> {
  return answerWith(request, openIndexByName, options, (index, query) => index.search(query));
}

/** Reads a request, has it looked up and writes the answer; `undefined` if the lookup has none. */
async function answerWith<Found extends IndexResult | undefined>(
  request: SearchRequestBody,
  openIndexByName: OpenIndexByName,
  options: AnswerOptions,
  lookUp: (index: SearchIndex, query: IndexQuery) => Promise<Found>,
): Promise<SearchResultBody | Extract<Found, undefined>> {
  const now = options.now ?? Date.now;
  const started = now();
  const parameters = readParameters(request);
  const index = await openRequested(request.indexName, openIndexByName);
  const {query, page, hitsPerPage, filter, facets, distinct, advancedSyntax} = parameters;
  const result = await lookUp(index, {
    text: query,
    page,
    hitsPerPage,
    filter,
    facets,
    distinct,
    advancedSyntax,
    ...options,
  });
  if (result === undefined) return undefined as Extract<Found, undefined>;
  const counts = [...result.facets].map(([name, values]) => [
    name,
    sortCounts(values, parameters.maxValuesPerFacet),
  ]);
  return {
    hits: result.hits.map(({record}) => toHitBody(record, result.matcher, parameters)),
    nbHits: result.total,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(result.total / hitsPerPage),
    hitsPerPage,
    query,
    index: request.indexName,
    params: parameters.echo,
    processingTimeMS: Math.max(0, Math.round(now() - started)),
    exhaustiveNbHits: result.exhaustive,
    ...(facets.length > 0
      ? {facets: Object.fromEntries(counts), exhaustiveFacetsCount: result.exhaustive}
      : {}),
    ...(result.timedOut ? {timeoutHits: true} : {}),
  };
}

/** The most frequent values first, equal ones by name. */
function sortCounts(values: ReadonlyMap<string, number>, max: number): Record<string, number> {
  const sorted = [...values].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return Object.fromEntries(sorted.slice(0, max));
}
