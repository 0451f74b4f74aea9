import type {HitBody} from '@help-center/engine/protocol';
import {describeHit} from '../hits/describeHit.ts';
import {groupHits} from '../hits/groupHits.ts';
import {parseHighlight} from '../hits/parseHighlight.ts';
import {resolveHitUrl} from '../hits/resolveHitUrl.ts';
import type {EarlyGroup, EarlyOptions} from '../../early/contract.ts';

/**
 * Describes hits as plain texts and addresses, in the groups and the order of the dialog: the page, and below it the part of
 * it that was found. The group of `product` goes first among those that match as well.
 */
export function toEarlyGroups(
  hits: readonly HitBody[],
  {maxResultsPerGroup, externalUrlRegex}: EarlyOptions,
  product: string | null,
): readonly EarlyGroup[] {
  return groupHits(hits, maxResultsPerGroup, product).map(({section, hits: grouped}) => ({
    label: section,
    hits: grouped.map((hit) => {
      const {pageHtml, path} = describeHit(hit);
      return {
        href: resolveHitUrl(hit.url, externalUrlRegex).href,
        title: parseHighlight(pageHtml),
        path: path.slice(1).join(' › '),
        position: hits.indexOf(hit),
      };
    }),
  }));
}
