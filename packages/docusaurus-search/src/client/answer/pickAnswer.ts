import type {AnswerBody, SearchResultBody} from '../types.ts';

/**
 * The answer of a result that may be shown: one that belongs to one of its hits, so that it leads where they lead.
 * `null` for none, and for what another service calls `answers`.
 */
export function pickAnswer(result: SearchResultBody | null | undefined): AnswerBody | null {
  const answers: unknown = result?.answers;
  const answer = Array.isArray(answers) ? (answers[0] as AnswerBody | null) : null;
  const isKnown = typeof answer === 'object' && answer !== null && isList(answer.blocks);
  return isKnown && result?.hits.some(({url}) => url === answer.url) ? answer : null;
}

function isList(blocks: unknown): boolean {
  return Array.isArray(blocks) && blocks.every((block) => typeof block?.text === 'string');
}
