import type {AnswerBody, SearchResultBody} from '../types.ts';

/**
 * The answer of a result that may be shown: one that belongs to one of its hits, so that it leads where they lead.
 * `null` for none, and for what another service calls `answers`.
 */
export function pickAnswer(result: SearchResultBody | null | undefined): AnswerBody | null {
  const answer = result?.answers?.[0];
  // The types are ours: whatever answers may send anything.
  const isKnown =
    Array.isArray(answer?.blocks) && answer.blocks.every((block) => typeof block?.text === 'string');
  return isKnown && result?.hits.some(({url}) => url === answer?.url) ? (answer ?? null) : null;
}
