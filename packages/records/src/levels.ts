import {
  HIERARCHY_LEVELS,
  type HierarchyLevel,
  type RecordHierarchy,
  type RecordType,
} from './SearchRecord.ts';

/** The record types: each heading level, and `content`. */
export const RECORD_TYPES: readonly RecordType[] = [...HIERARCHY_LEVELS, 'content'];

/** Returns the `weight.level` of a record type: 100 for a page title, 10 less a level below it, 0 for content. */
export function getLevelWeight(type: RecordType): number {
  if (type === 'content') return 0;
  return type === 'lvl0' ? 100 : 110 - 10 * HIERARCHY_LEVELS.indexOf(type);
}

/** Returns the deepest level that the hierarchy fills, or `undefined` when it fills none. */
export function getDeepestLevel(hierarchy: RecordHierarchy): HierarchyLevel | undefined {
  return [...HIERARCHY_LEVELS].reverse().find((level) => hierarchy[level] !== null);
}

/** Returns a hierarchy of the texts given from `lvl0` downwards; the levels that are left out are `null`. */
export function createHierarchy(...texts: readonly (string | null)[]): RecordHierarchy {
  const [lvl0 = null, lvl1 = null, lvl2 = null, lvl3 = null, lvl4 = null, lvl5 = null, lvl6 = null] = texts;
  return {lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6};
}
