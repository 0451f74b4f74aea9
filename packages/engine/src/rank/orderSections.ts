import type {SectionTest} from '../query/filters.ts';
import type {TimeLimit} from '../createTimeLimit.ts';
import {CONTENT_BIT, type Catalog} from '../index/Catalog.ts';
import type {Ranking} from './Ranking.ts';

/** Number of sections after which the clock is looked at. */
const CLOCK_STEP = 4096;

/** Returns the sections that pass, those that were tested before the time was up. */
export function takePassing(sections: Uint32Array, test: SectionTest, limit: TimeLimit): Uint32Array {
  limit.begin();
  const passing = new Uint32Array(sections.length);
  let count = 0;
  for (let at = 0; at < sections.length; at += 1) {
    if (at % CLOCK_STEP === CLOCK_STEP - 1 && limit.isLate()) break;
    const section = sections[at] as number;
    if (!test(section)) continue;
    passing[count] = section;
    count += 1;
  }
  return passing.subarray(0, count);
}

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
