import type {IndexQuery} from '../IndexQuery.ts';
import type {SearchParameters} from './SearchParameters.ts';

/** Converts the parameters of a request to a query for the index. */
export function toIndexQuery(
  parameters: SearchParameters,
  limits: Pick<IndexQuery, 'timeLimitMs' | 'now'>,
): IndexQuery {
  return {...parameters, ...limits, text: parameters.query};
}
