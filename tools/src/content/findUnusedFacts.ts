import {factMarksOf, type Fact, type Site} from '@help-center/content';

/** The facts that no page cites. */
export function findUnusedFacts({facts, pages}: Site): Fact[] {
  const used = new Set([...pages.values()].flatMap((page) => factMarksOf(page).map(({key}) => key)));
  return [...facts.values()].filter(({key}) => !used.has(key));
}
