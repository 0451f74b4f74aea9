import type {HitBody} from '@help-center/engine/protocol';
import {pageOf, sectionOf} from './describeHit.ts';

/** The hits of one top-level section. */
export interface HitGroup {
  readonly section: string;
  readonly hits: readonly HitBody[];
}

/** Puts the hits of a page behind the first of them. */
function nest(hits: readonly HitBody[]): readonly HitBody[] {
  const pages = new Map<string, HitBody[]>();
  for (const hit of hits) pages.set(pageOf(hit), [...(pages.get(pageOf(hit)) ?? []), hit]);
  return Array.from(pages.values()).flat();
}

/**
 * Groups hits by top-level section, in the order in which the sections come up, at most `maxPerGroup` each; those of a
 * page stand together.
 */
export function groupHits(hits: readonly HitBody[], maxPerGroup: number): readonly HitGroup[] {
  const groups = new Map<string, HitBody[]>();
  for (const hit of hits) {
    const section = sectionOf(hit);
    const group = groups.get(section) ?? [];
    if (group.length < maxPerGroup) group.push(hit);
    groups.set(section, group);
  }
  return Array.from(groups, ([section, grouped]) => ({section, hits: nest(grouped)}));
}
