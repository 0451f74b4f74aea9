export {assertRecord} from './assertRecord.ts';
export {createObjectID, type RecordIdentity} from './createObjectID.ts';
export {RecordError} from './errors.ts';
export {hash64} from './hash64.ts';
export {createHierarchy, getDeepestLevel, getLevelDepth, getLevelWeight, RECORD_TYPES} from './levels.ts';
export {
  HIERARCHY_LEVELS,
  type HierarchyLevel,
  type RecordBlock,
  type RecordHierarchy,
  type RecordLink,
  type RecordType,
  type RecordWeight,
  type SearchRecord,
} from './SearchRecord.ts';
