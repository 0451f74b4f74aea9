import {
  createHierarchy,
  getDeepestLevel,
  getLevelWeight,
  HIERARCHY_LEVELS,
  RECORD_TYPES,
} from '@help-center/records';
import {describe, expect, it} from 'vitest';

describe('levels', () => {
  it('weighs a page title 100, each level ten less, and content 0', () => {
    expect(RECORD_TYPES.map(getLevelWeight)).toEqual([100, 100, 90, 80, 70, 60, 50, 0]);
  });

  it('fills the levels in order', () => {
    const levels = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    expect(HIERARCHY_LEVELS.map((level) => createHierarchy(...levels)[level])).toEqual(levels);
  });

  it('finds the deepest level, also after a gap', () => {
    expect(getDeepestLevel(createHierarchy('a', 'b', null, 'd'))).toBe('lvl3');
    expect(getDeepestLevel(createHierarchy())).toBeUndefined();
  });
});
