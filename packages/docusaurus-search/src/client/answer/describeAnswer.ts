import {HIERARCHY_LEVELS} from '@help-center/records';
import type {AnswerBody, SearchResultBody} from '../types.ts';

/** Where an answer comes from. */
export interface AnswerSource {
  /** The heading of its section. */
  readonly title: string;
  /** The headings above it, the page first; empty for a page. */
  readonly path: readonly string[];
}

/** The headings of an answer, without the top-level section. */
export function describeAnswer({hierarchy, url}: AnswerBody): AnswerSource {
  const [top = url, ...levels] = HIERARCHY_LEVELS.map((level) => hierarchy?.[level]).filter(
    (text) => typeof text === 'string',
  );
  return {title: levels.at(-1) ?? top, path: levels.slice(0, -1)};
}

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
