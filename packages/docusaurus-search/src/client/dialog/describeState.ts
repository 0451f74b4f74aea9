import type {SearchState} from '../session/createSearchSession.ts';
import {explainError} from './explainError.ts';
import {countResults, LABELS} from './labels.ts';

/** What a screen reader is told about the search; empty when there is nothing to say yet. */
export function describeState({query, status, result, answeredQuery, fallback, error}: SearchState): string {
  if (query.trim() === '') return '';
  if (status === 'error') {
    const {title, help} = explainError(error);
    return `${title}. ${help}`;
  }
  if (status === 'stalled') return LABELS.searching;
  if (status === 'loading' || result === null) return '';
  const count =
    result.nbHits === 0
      ? `${LABELS.noResults} "${answeredQuery}"`
      : `${countResults(result.nbHits)} for "${answeredQuery}"`;
  return fallback ? `${count}. ${LABELS.fallback}` : count;
}
