import {FACET_NAMES, RECORD_TYPES, type PageFacet, HIERARCHY_LEVELS} from '@help-center/records';
import {CONTENT_BIT, typeBit, type Catalog} from '../index/Catalog.ts';
import type {StoredSection} from '../text/TextStore.ts';

/** How a number is compared. */
export type NumericOperator = '<' | '<=' | '=' | '!=' | '>=' | '>';

/** One condition on a facet. */
export interface FacetCondition {
  readonly facet: string;
  readonly value: string;
  readonly negated: boolean;
  /** A comparison instead of the value, for one of {@link NUMERIC_ATTRIBUTES}. */
  readonly numeric?: {readonly operator: NumericOperator; readonly bound: number};
}

/** Attributes that are numbers. */
export const NUMERIC_ATTRIBUTES: readonly string[] = ['weight.pageRank'];

/** Conditions: every list must have one that holds. */
export type FacetFilter = readonly (readonly FacetCondition[])[];

/** Facets that can be filtered by and counted. `lang` is another name of `language`. */
export const FACETS: readonly string[] = [...FACET_NAMES, 'lang', 'type'];

/** Tells whether a section passes. */
export type SectionTest = (section: number) => boolean;

/**
 * Compiles a filter for a catalogue. A condition on an unknown facet holds for nothing, negated for everything.
 * A condition on `type` holds when the section has a record of that type.
 */
export function compileFilter(
  catalog: Catalog,
  filter: FacetFilter,
  hierarchy?: HierarchyValues,
): SectionTest {
  const tests = filter.map((group) =>
    group.map((condition) => compileCondition(catalog, condition, hierarchy)),
  );
  if (tests.length === 0) return () => true;
  return (section) => tests.every((group) => group.some((test) => test(section)));
}

function compileCondition(
  catalog: Catalog,
  {facet, value, negated, numeric}: FacetCondition,
  hierarchy?: HierarchyValues,
): SectionTest {
  if (numeric !== undefined) {
    const {operator, bound} = numeric;
    return (section) =>
      COMPARE[operator](catalog.pageRanks[catalog.pageOfSection[section] as number] as number, bound) !==
      negated;
  }
  if (isHierarchyFacet(facet)) {
    const paths = hierarchy?.[facet] ?? [];
    // A heading alone, too, which is what records have.
    const end = SEPARATOR + value;
    return (section) => (paths[section] === value || paths[section]?.endsWith(end) === true) !== negated;
  }
  if (facet === 'type') {
    const wanted = typesOf(value, negated);
    return (section) => ((catalog.types[section] as number) & wanted) !== 0;
  }
  const name = toPageFacet(facet);
  const wanted = name === undefined ? -1 : findValue(catalog.facetValues[name], value);
  if (name === undefined || wanted === -1) return () => negated;
  const values = catalog.facetOfPage[name];
  return (section) => (values[catalog.pageOfSection[section] as number] === wanted) !== negated;
}

/** Counts the sections of each value of a facet; values that none has are left out. */
export function countFacet(
  catalog: Catalog,
  facet: string,
  sections: Iterable<number>,
  hierarchy?: HierarchyValues,
): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (value: string): unknown => counts.set(value, (counts.get(value) ?? 0) + 1);
  if (isHierarchyFacet(facet)) {
    for (const section of sections) {
      const path = hierarchy?.[facet]?.[section];
      if (typeof path === 'string') add(path);
    }
    return counts;
  }
  const name = toPageFacet(facet);
  if (facet !== 'type' && name === undefined) return counts;
  for (const section of sections) {
    if (name === undefined) {
      for (const type of RECORD_TYPES) if ((catalog.types[section] as number) & typeBit(type)) add(type);
    } else {
      const page = catalog.pageOfSection[section] as number;
      const value = catalog.facetValues[name][catalog.facetOfPage[name][page] as number];
      if (typeof value === 'string') add(value);
    }
  }
  return counts;
}

const COMPARE: Readonly<Record<NumericOperator, (number: number, bound: number) => boolean>> = {
  '<': (number, bound) => number < bound,
  '<=': (number, bound) => number <= bound,
  '=': (number, bound) => number === bound,
  '!=': (number, bound) => number !== bound,
  '>=': (number, bound) => number >= bound,
  '>': (number, bound) => number > bound,
};

/** The place of a value; one that differs in case only is found, too. */
function findValue(values: readonly (string | null)[], value: string): number {
  const exact = values.indexOf(value);
  if (exact !== -1) return exact;
  return values.findIndex((other) => other?.toLowerCase() === value.toLowerCase());
}

/** The types of records that a filter lets through, as bits. */
export function getAllowedTypes(filter: FacetFilter): number {
  return filter.reduce(
    (allowed, group) => {
      if (!group.every(({facet}) => facet === 'type')) return allowed;
      return allowed & group.reduce((bits, {value, negated}) => bits | typesOf(value, negated), 0);
    },
    CONTENT_BIT * 2 - 1,
  );
}

/** The types that a condition holds for, as bits. */
function typesOf(value: string, negated: boolean): number {
  const bit = (RECORD_TYPES as readonly string[]).includes(value) ? typeBit(value) : 0;
  return negated ? ~bit : bit;
}

function toPageFacet(facet: string): PageFacet | undefined {
  const name = facet === 'lang' ? 'language' : facet;
  return FACET_NAMES.find((known) => known === name);
}

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
