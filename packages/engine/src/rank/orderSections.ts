import {CONTENT_BIT, type Catalog} from '../index/Catalog.ts';
import type {SectionTest} from '../query/filters.ts';
import type {TimeLimit} from '../createTimeLimit.ts';
import type {Ranking} from './Ranking.ts';
import {takePassing} from './takePassing.ts';

/** More than there are heading levels, so that the page's rank comes before the level. */
const LEVELS = 16;

/** Ranks the sections that pass by importance: the page's rank, then the heading's level, then the site's order. */
export function orderSections(catalog: Catalog, test: SectionTest, limit: TimeLimit): Ranking {
  const all = Uint32Array.from(catalog.pageOfSection.keys());
  const sections = takePassing(all, test, limit);
  const scores = Float64Array.from(sections, (section) => {
    const headings = (catalog.types[section] as number) & ~CONTENT_BIT;
    const depth = headings === 0 ? LEVELS - 1 : 31 - Math.clz32(headings & -headings);
    const page = catalog.pageOfSection[section] as number;
    return (catalog.pageRanks[page] as number) * LEVELS - depth;
  });
  return {sections, scores};
}
