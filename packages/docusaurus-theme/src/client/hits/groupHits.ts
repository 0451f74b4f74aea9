import type {HitBody} from '@help-center/engine/protocol';
import {sectionOf} from './describeHit.ts';

/** The hits of one top-level section. */
export interface HitGroup {
  readonly section: string;
  readonly hits: readonly HitBody[];
}

/** Groups hits by top-level section, in the order in which the sections come up, at most `maxPerGroup` each. */
export function groupHits(hits: readonly HitBody[], maxPerGroup: number): readonly HitGroup[] {
  const groups = new Map<string, HitBody[]>();
  for (const hit of hits) {
    const section = sectionOf(hit);
    const group = groups.get(section) ?? [];
    if (group.length < maxPerGroup) group.push(hit);
    groups.set(section, group);
  }
  return [...groups].map(([section, grouped]) => ({section, hits: grouped}));
}
