import {pageOf} from '../hits/describeHit.ts';
import {preferProduct} from '../hits/preferProduct.ts';
import type {HitBody} from '../types.ts';

/** The hits of one page. */
export interface PageGroup {
  /** Address of the page. */
  readonly page: string;
  readonly hits: readonly HitBody[];
}

/**
 * Groups the hits of a page at the place of the first. Results already on screen do not move: hits are grouped within
 * their result page of `perPage` hits. On the first one, the best page of the product goes before equally good ones.
 */
export function groupPages(
  hits: readonly HitBody[],
  perPage: number,
  product: string | null,
): readonly PageGroup[] {
  const groups: PageGroup[] = [];
  for (let from = 0; from < hits.length; from += perPage) {
    const pages = new Map<string, HitBody[]>();
    for (const hit of hits.slice(from, from + perPage)) {
      pages.set(pageOf(hit), [...(pages.get(pageOf(hit)) ?? []), hit]);
    }
    const chunk = Array.from(pages, ([page, ofPage]) => ({page, hits: ofPage}));
    groups.push(...(from > 0 ? chunk : preferProduct(chunk, product)));
  }
  return groups;
}
