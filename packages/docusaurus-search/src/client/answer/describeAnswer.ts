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
 * The answer to show above the hits. It must belong to one of them, so that its link leads to the same place.
 * `null` without one, also when another service uses the name `answers` for something else.
 */
export function pickAnswer(result: SearchResultBody | null | undefined): AnswerBody | null {
  const answer = result?.answers?.[0];
  // Another service may send anything under this name.
  const isKnown =
    Array.isArray(answer?.blocks) && answer.blocks.every((block) => typeof block?.text === 'string');
  return isKnown && result?.hits.some(({url}) => url === answer?.url) ? (answer ?? null) : null;
}
