import type {HitBody} from '@help-center/engine/protocol';
import {createHit} from '../client/support/createResult.ts';

/** Two products have the same answer. */
export const EQUAL_HITS: readonly [other: HitBody, own: HitBody] = [equalHit('DLHUB'), equalHit('ANSVIS')];

function equalHit(product: string): HitBody {
  return {
    ...createHit(product, 'Requirements'),
    _highlightResult: {
      hierarchy: {lvl1: {value: '<mark>Requirements</mark>', matchLevel: 'full', matchedWords: []}},
    },
  };
}
