import {HIERARCHY_LEVELS} from '@help-center/records';
import type {StoredSection} from '../text/TextStore.ts';

/** What stands between two levels of a heading path, as hierarchical menus expect it. */
export const SEPARATOR = ' > ';

/** Names of the facets of the heading path: `hierarchy.lvl1` has values such as `Product > Page`. */
export const HIERARCHY_FACETS: readonly string[] = HIERARCHY_LEVELS.map((level) => `hierarchy.${level}`);

/** The heading path of each section down to each level, by the name of the facet; `null` where it does not reach. */
export type HierarchyValues = Readonly<Record<string, readonly (string | null)[]>>;

/** Collects the values from all sections of an index. */
export function collectHierarchy(sections: readonly StoredSection[]): HierarchyValues {
  return Object.fromEntries(
    HIERARCHY_FACETS.map((facet, depth) => [
      facet,
      sections.map(({section: {hierarchy}}) => {
        if (hierarchy[HIERARCHY_LEVELS[depth] as 'lvl0'] === null) return null;
        const path = HIERARCHY_LEVELS.slice(0, depth + 1).map((level) => hierarchy[level]);
        return path.filter((text) => text !== null).join(SEPARATOR);
      }),
    ]),
  );
}

/** Whether a facet is one of the heading path. */
export function isHierarchyFacet(facet: string): boolean {
  return HIERARCHY_FACETS.includes(facet);
}
