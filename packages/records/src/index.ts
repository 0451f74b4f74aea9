export {createObjectID, type RecordIdentity} from './createObjectID.ts';
export {hash64} from './createObjectID.ts';
export {createHierarchy, getDeepestLevel, getLevelWeight, RECORD_TYPES} from './SearchRecord.ts';
export {
  FACET_NAMES,
  HIERARCHY_LEVELS,
  PAGE_FACETS,
  type HierarchyLevel,
  type PageFacet,
  type PageFacets,
  type RecordBlock,
  type RecordHierarchy,
  type RecordLink,
  type RecordType,
  type RecordWeight,
  type SearchRecord,
} from './SearchRecord.ts';
