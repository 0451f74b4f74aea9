import type {SearchIndex} from '@help-center/engine';
import {
  answerEach,
  answerQueries,
  assertPrice,
  ProtocolError,
  searchFacetValues,
  type AnswerOptions,
  type OpenIndexByName,
  type SearchRequestBody,
  type SearchResultBody,
} from '@help-center/engine/protocol';
import type {SearchAnswer, SearchCall, SearchLimits} from './SearchCall.ts';

/** Options of {@link answerCall}. */
export interface AnswerCallOptions extends SearchLimits {
  readonly indices: ReadonlyMap<string, SearchIndex>;
  /** Yields to other work. Throws when the call has been cancelled. */
  readonly pause: () => Promise<void>;
}

/**
 * Answers a call. The requests of a multi-index call may also be of `type: "facet"`, as `searchForFacets` sends them.
 * Throws a {@link ProtocolError} when the call is at fault.
 */
export async function answerCall(
  call: SearchCall,
  options: AnswerCallOptions,
): Promise<readonly SearchAnswer[]> {
  const open: OpenIndexByName = async (name) => {
    if (call.refused.includes(name))
      throw new ProtocolError(403, `This API key is not for the index ${name}`);
    return options.indices.get(name);
  };
  if (call.kind === 'facet') {
    const {index, facet, body} = call;
    const request = {...body, indexName: index, type: 'facet'};
    assertPrice({requests: [request]}, options.maxPrice);
    return [{json: JSON.stringify(await searchFacetValues(index, facet, request, open, options))}];
  }
  // Also validates the list of requests.
  assertPrice(call.body, options.maxPrice);
  const {requests} = call.body as {readonly requests: readonly SearchRequestBody[]};
  return answerEach(requests, options, async (request, limits) => {
    if (isFacetRequest(request)) return answerFacet(request, open, limits);
    const {results} = await answerQueries({requests: [request]}, open, limits);
    return toAnswer(results[0] as SearchResultBody);
  });
}

async function answerFacet(
  request: Readonly<Record<string, unknown>>,
  open: OpenIndexByName,
  limits: AnswerOptions,
): Promise<SearchAnswer> {
  const {indexName: index, facet} = request;
  if (typeof facet !== 'string')
    throw new ProtocolError(400, 'Invalid value for "facet" parameter, expected a string');
  const body = await searchFacetValues(index as string, facet, request, open, limits);
  return {json: JSON.stringify({...body, index})};
}

function isFacetRequest(request: unknown): request is Readonly<Record<string, unknown>> {
  return (request as {type?: unknown} | null)?.type === 'facet';
}

function toAnswer(result: SearchResultBody): SearchAnswer {
  const json = JSON.stringify(result);
  const {index, query, page, hitsPerPage, nbHits, timeoutHits} = result;
  return {json, facts: {index, query, page, hitsPerPage, nbHits, timedOut: timeoutHits === true}};
}
