import type {HitBody} from '@help-center/engine/protocol';
import {pageOf, sectionOf} from './describeHit.ts';
import {preferProduct} from './preferProduct.ts';

/** The hits of one top-level section. */
export interface HitGroup {
  readonly section: string;
  readonly hits: readonly HitBody[];
}

/** Moves the hits of each page directly behind its first one. */
function nest(hits: readonly HitBody[]): readonly HitBody[] {
  const placeOf = (hit: HitBody) => hits.findIndex((other) => pageOf(other) === pageOf(hit));
  return hits.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/**
 * Groups hits by top-level section in order of appearance, at most `maxPerGroup` each, and keeps the hits of a page
 * together. The group of `product` goes first among equally good ones; `null` for none.
 */
export function groupHits(
  hits: readonly HitBody[],
  maxPerGroup: number,
  product: string | null,
): readonly HitGroup[] {
  const groups = new Map<string, HitBody[]>();
  for (const hit of hits) {
    const section = sectionOf(hit);
    const group = groups.get(section) ?? [];
    if (group.length < maxPerGroup) group.push(hit);
    groups.set(section, group);
  }
  const nested = Array.from(groups, ([section, grouped]) => ({section, hits: nest(grouped)}));
  return preferProduct(nested, product);
}
