import type {SearchState} from './createSearchSession.ts';

/** Whether the hits on screen answer the query and only lack their texts. */
export function isPreview({previewed, answeredQuery, query}: SearchState): boolean {
  return previewed && answeredQuery === query;
}

/** Whether there are no hits to show beside the error. */
export function isFailed(state: SearchState): boolean {
  return state.status === 'error' && !isPreview(state);
}
