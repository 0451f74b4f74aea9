import {CONTENT_BIT, type Catalog} from '../index/Catalog.ts';
import type {SectionTest} from '../query/filters.ts';
import type {Ranking} from './Ranking.ts';

/** More than there are heading levels, so that the page's rank comes before the level. */
const LEVELS = 16;

/** Ranks the sections that pass by importance: the page's rank, then the heading's level, then the site's order. */
export function orderSections(catalog: Catalog, test: SectionTest): Ranking {
  const scores = Float64Array.from(catalog.pageOfSection, (page, section) => {
    const headings = (catalog.types[section] as number) & ~CONTENT_BIT;
    const depth = headings === 0 ? LEVELS - 1 : 31 - Math.clz32(headings & -headings);
    return (catalog.pageRanks[page] as number) * LEVELS - depth;
  });
  const sections = Array.from(scores.keys()).filter(test);
  return {sections, scores, timedOut: false};
}
