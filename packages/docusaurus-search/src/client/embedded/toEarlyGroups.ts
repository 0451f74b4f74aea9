import type {HitBody} from '@help-center/engine/protocol';
import {describeHit, pageOf} from '../hits/describeHit.ts';
import {groupHits} from '../hits/groupHits.ts';
import {resolveHitUrl} from '../hits/resolveHitUrl.ts';
import type {EarlyGroup, EarlyOptions} from '../../early/contract.ts';

/**
 * Describes hits as plain texts and addresses, grouped and ordered as in the dialog: each page once, with its matching
 * parts below. The group of `product` goes first among equally good ones.
 */
export function toEarlyGroups(
  hits: readonly HitBody[],
  {maxResultsPerGroup, externalUrlRegex}: EarlyOptions,
  product: string | null,
): readonly EarlyGroup[] {
  return groupHits(hits, maxResultsPerGroup, product).map(({section, hits: grouped}) => ({
    label: section,
    hits: grouped.map((hit, index) => {
      const {page, path} = describeHit(hit);
      const before = grouped[index - 1];
      return {
        href: resolveHitUrl(hit.url, externalUrlRegex).href,
        title: before && pageOf(before) === pageOf(hit) ? [] : page,
        path: hit.type === 'lvl1' ? '' : `${path.slice(1).join(' › ')}\n…`.trim(),
        position: hits.indexOf(hit),
      };
    }),
  }));
}
