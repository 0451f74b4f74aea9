import type {IndexQuery} from '../IndexQuery.ts';
import type {SearchParameters} from './SearchParameters.ts';

/** What an index is asked for the parameters of a request. */
export function toIndexQuery(
  parameters: SearchParameters,
  limits: Pick<IndexQuery, 'timeLimitMs' | 'now'>,
): IndexQuery {
  const {query, page, hitsPerPage, offset, filter, facets, distinct, advancedSyntax} = parameters;
  const {prefer, required, unfinished, correct, attributes} = parameters;
  return {
    text: query,
    page,
    hitsPerPage,
    filter,
    facets,
    distinct,
    advancedSyntax,
    prefer,
    unfinished,
    correct,
    ...(offset !== undefined && {offset}),
    ...(required !== undefined && {required}),
    ...(attributes !== undefined && {attributes}),
    ...(limits.timeLimitMs !== undefined && {timeLimitMs: limits.timeLimitMs}),
    ...(limits.now !== undefined && {now: limits.now}),
  };
}
