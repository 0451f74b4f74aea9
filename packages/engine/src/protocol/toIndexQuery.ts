import type {IndexQuery} from '../IndexQuery.ts';
import type {SearchParameters} from './SearchParameters.ts';

/** What an index is asked for the parameters of a request. */
export function toIndexQuery(
  parameters: SearchParameters,
  limits: Pick<IndexQuery, 'timeLimitMs' | 'now'>,
): IndexQuery {
  return {...parameters, ...limits, text: parameters.query};
}
