import type {Catalog} from '../index/Catalog.ts';
import type {Ranking} from '../rank/Ranking.ts';
import {compileFilter, type FacetCondition, type HierarchyValues} from './filters.ts';

/** Conditions of which the best that a section meets counts. */
export type PreferredGroup = readonly {readonly condition: FacetCondition; readonly score: number}[];

/** Raises the sections that meet conditions: each score met counts as much as the section's own. */
export function preferSections(
  catalog: Catalog,
  ranking: Ranking,
  groups: readonly PreferredGroup[],
  hierarchy?: HierarchyValues,
): Ranking {
  if (groups.length === 0) return ranking;
  const tests = groups.map((group) =>
    group.map(({condition, score}) => ({score, test: compileFilter(catalog, [[condition]], hierarchy)})),
  );
  // Without words all scores are about 0, and what is met comes first.
  const most = ranking.scores.reduce((max, score) => Math.max(max, Math.abs(score)), 1);
  const scores = ranking.scores.map((score, at) => {
    const section = ranking.sections[at] as number;
    const met = tests.reduce(
      (sum, group) =>
        sum + group.reduce((best, {test, score: own}) => (test(section) ? Math.max(best, own) : best), 0),
      0,
    );
    return ranking.pageOfSection === undefined ? score + met * 2 * most : score * (1 + met);
  });
  return {...ranking, scores};
}
