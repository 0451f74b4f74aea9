import type {PreferredGroup} from '../query/preferSections.ts';
import {parseFacetFilters} from './parseFacetFilters.ts';

const SCORE = /<score=(\d{1,6})>\s*$/u;

/** Parses `optionalFilters`: facet filters that only raise hits, each with an optional score such as `<score=2>`, default 1. */
export function parseOptionalFilters(value: unknown): PreferredGroup[] {
  const filter = parseFacetFilters(value, 'optionalFilters');
  return filter.map((group) =>
    group.map((condition) => ({
      condition: {...condition, value: condition.value.replace(SCORE, '').trim()},
      score: Number(SCORE.exec(condition.value)?.[1] ?? 1),
    })),
  );
}
