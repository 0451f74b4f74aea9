import type {HitBody} from '@help-center/engine/protocol';
import {describeHit} from '../hits/describeHit.ts';
import {groupHits} from '../hits/groupHits.ts';
import {parseHighlight} from '../hits/parseHighlight.ts';
import {resolveHitUrl} from '../hits/resolveHitUrl.ts';
import type {EarlyGroup, EarlyOptions} from '../../early/contract.ts';

/** Describes hits as plain texts and addresses, in the groups and the order of the dialog. */
export function toEarlyGroups(
  hits: readonly HitBody[],
  {maxResultsPerGroup, externalUrlRegex}: EarlyOptions,
): readonly EarlyGroup[] {
  return groupHits(hits, maxResultsPerGroup).map(({section, hits: grouped}) => ({
    label: section,
    hits: grouped.map((hit) => {
      const {titleHtml, path} = describeHit(hit);
      return {
        href: resolveHitUrl(hit.url, externalUrlRegex).href,
        title: parseHighlight(titleHtml),
        path: path.join(' › '),
        position: hits.indexOf(hit),
      };
    }),
  }));
}
