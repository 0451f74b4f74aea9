import {
  answerQueries,
  assertPrice,
  MAX_REQUESTS,
  ProtocolError,
  searchFacetValues,
  type AnswerOptions,
  type FacetValuesBody,
  type OpenIndexByName,
  type SearchResultBody,
} from '@help-center/engine/protocol';

/** One answer of a multi-index call: a search, or a search in the values of a facet. */
export type AnswerBody = SearchResultBody | (FacetValuesBody & {readonly index: string});

/** Limits of an answer, and of what it may cost. */
export type AnswerLimits = AnswerOptions & {readonly maxPrice: number};

/** Answers a multi-index call whose requests may also be of `type: "facet"`, as `searchForFacets` sends them. */
export async function answerRequests(
  body: unknown,
  open: OpenIndexByName,
  options: AnswerLimits,
): Promise<{results: readonly AnswerBody[]}> {
  assertPrice(body, options.maxPrice);
  const requests = (body as {requests?: unknown} | null | undefined)?.requests;
  if (!Array.isArray(requests) || !requests.some(isFacetRequest) || requests.length > MAX_REQUESTS) {
    return answerQueries(body, open, options);
  }
  const results: AnswerBody[] = [];
  for (const request of requests as unknown[]) {
    if (isFacetRequest(request)) {
      const {indexName, facet} = request;
      if (typeof facet !== 'string')
        throw new ProtocolError(400, 'Invalid value for "facet" parameter, expected a string');
      const answer = await searchFacetValues(indexName as string, facet, request, open, options);
      results.push({...answer, index: indexName as string});
    } else {
      results.push(...(await answerQueries({requests: [request]}, open, options)).results);
    }
  }
  return {results};
}

function isFacetRequest(request: unknown): request is Readonly<Record<string, unknown>> {
  return (request as {type?: unknown} | null)?.type === 'facet';
}
