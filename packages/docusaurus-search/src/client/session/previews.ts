import type {SearchState} from './createSearchSession.ts';

/** Whether the hits on show are those of the query, and only their texts are missing. */
export function isPreview({previewed, answeredQuery, query}: SearchState): boolean {
  return previewed && answeredQuery === query;
}

/** Whether there is nothing to show but the failure. */
export function isFailed(state: SearchState): boolean {
  return state.status === 'error' && !isPreview(state);
}
