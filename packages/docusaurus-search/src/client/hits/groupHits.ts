import type {HitBody} from '@help-center/engine/protocol';
import {pageOf, sectionOf, describeHit} from './describeHit.ts';
import type {BrowseLink} from '../../contract/SearchConfig.ts';

/** The hits of one top-level section. */
interface HitGroup {
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

interface WithHits {
  /** The best first; at least one. */
  readonly hits: readonly HitBody[];
}

/** What matched in the best hit: equal signatures are equally good. The text does not count, as it may not have arrived yet. */
function signatureOf({hits}: WithHits): string {
  const {isPage, title} = describeHit(hits[0] as HitBody);
  return [isPage, ...title.filter(({marked}) => marked).map(({text}) => text.toLowerCase())].join();
}

/**
 * Moves the group of a product up past groups whose best hit is equally good, and no further; `null` moves nothing.
 */
export function preferProduct<Group extends WithHits>(
  groups: readonly Group[],
  product: string | null,
): readonly Group[] {
  const own = groups.find(({hits}) => hits[0]?.product === product);
  if (own === undefined || product === null) return groups;
  const from = groups.indexOf(own);
  const better = groups.slice(0, from).findLastIndex((group) => signatureOf(group) !== signatureOf(own));
  return groups.toSpliced(from, 1).toSpliced(better + 1, 0, own);
}

/** The product that a path belongs to, by the addresses of the products; `null` for none. */
export function findProduct(products: readonly BrowseLink[], path: string): string | null {
  return products.find(({to}) => path.startsWith(to))?.label ?? null;
}
