import type {HitBody} from '@help-center/engine/protocol';
import {HIERARCHY_LEVELS} from '@help-center/records';

/** The hit on the heading of a section, for a hit of a preview, whose text is not known. */
export function toHeadingHit(hit: HitBody): HitBody {
  const type = HIERARCHY_LEVELS.findLast((level) => Boolean(hit.hierarchy[level]));
  return {...hit, type: type ?? hit.type, content: null};
}
