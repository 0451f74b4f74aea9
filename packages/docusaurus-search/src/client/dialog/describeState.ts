import type {SearchState} from '../session/createSearchSession.ts';
import {describeAnswer, pickAnswer} from '../answer/describeAnswer.ts';
import {KEYS_QUERY} from '../constants.ts';
import {explainError} from './explainError.ts';
import {countResultsFor, LABELS, tellFallback, tellUnmatched} from './labels.ts';

/** What a screen reader is told about the search; empty when there is nothing to say yet. */
export function describeState(
  {query, status, result, answeredQuery, fallback, refusal, error}: SearchState,
  showsAnswers: boolean,
): string {
  if (query.trim() === '') return '';
  if (query.trim() === KEYS_QUERY) return LABELS.keys;
  if (status === 'error') {
    const {title, help} = explainError(error);
    return `${title}. ${help}`;
  }
  if (status === 'stalled') return LABELS.searching;
  if (status === 'loading' || result === null) return '';
  const answer = showsAnswers ? pickAnswer(result) : null;
  return [
    countResultsFor(result.nbHits, answeredQuery),
    answer && `${LABELS.answer}: ${describeAnswer(answer).title}`,
    tellUnmatched(result),
    fallback && tellFallback(refusal),
  ]
    .filter(Boolean)
    .join('. ');
}
