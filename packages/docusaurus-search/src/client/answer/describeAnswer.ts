import {HIERARCHY_LEVELS} from '@help-center/records';
import type {AnswerBody} from '../types.ts';

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
