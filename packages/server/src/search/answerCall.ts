import type {SearchIndex} from '@help-center/engine';
import {
  answerQueriesAsJson,
  assertPrice,
  MAX_REQUESTS,
  ProtocolError,
  searchFacetValues,
  type JsonResult,
  type OpenIndexByName,
} from '@help-center/engine/protocol';
import type {SearchAnswer, SearchCall, SearchLimits} from './SearchCall.ts';

/** Where the indices are, and what an answer may take. */
export interface AnswerCallOptions extends SearchLimits {
  readonly indices: ReadonlyMap<string, SearchIndex>;
  /** Lets others have their turn; throws when nobody waits for the answer any more. */
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
    const body = await searchFacetValues(call.index, call.facet, call.body, open, options);
    return [{json: JSON.stringify(body)}];
  }
  assertPrice(call.body, options.maxPrice);
  const requests = (call.body as {requests?: unknown} | null | undefined)?.requests;
  if (!Array.isArray(requests) || !requests.some(isFacetRequest) || requests.length > MAX_REQUESTS) {
    return (await answerQueriesAsJson(call.body, open, options)).map(toAnswer);
  }
  const answers: SearchAnswer[] = [];
  for (const request of requests as unknown[]) {
    if (isFacetRequest(request)) {
      const {indexName: index, facet} = request;
      if (typeof facet !== 'string')
        throw new ProtocolError(400, 'Invalid value for "facet" parameter, expected a string');
      const body = await searchFacetValues(index as string, facet, request, open, options);
      answers.push({json: JSON.stringify({...body, index})});
    } else {
      answers.push(...(await answerQueriesAsJson({requests: [request]}, open, options)).map(toAnswer));
    }
  }
  return answers;
}

function isFacetRequest(request: unknown): request is Readonly<Record<string, unknown>> {
  return (request as {type?: unknown} | null)?.type === 'facet';
}

function toAnswer({result, json}: JsonResult): SearchAnswer {
  const {index, query, page, hitsPerPage, nbHits, timeoutHits} = result;
  return {json, facts: {index, query, page, hitsPerPage, nbHits, timedOut: timeoutHits === true}};
}
