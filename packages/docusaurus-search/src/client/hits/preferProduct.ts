import type {HitBody} from '@help-center/engine/protocol';
import {describeHit} from './describeHit.ts';
import {parseHighlight} from './parseHighlight.ts';

/** What of a hit matched: equal signatures are equally good matches. */
function signatureOf(hit: HitBody): string {
  const runs = parseHighlight(describeHit(hit).titleHtml);
  const marked = runs.filter((run) => run.marked).map(({text}) => text.toLowerCase());
  return [hit.type === 'content' || hit.type, ...marked].join(' ');
}

/** Moves the group of a product up, past the groups before it whose best hit matches as well as its own, and no further. */
export function preferProduct<Group extends {readonly hits: readonly HitBody[]}>(
  groups: readonly Group[],
  product: string,
): readonly Group[] {
  const from = groups.findIndex(({hits}) => hits[0]?.product === product);
  const [own] = groups[from]?.hits ?? [];
  if (own === undefined) return groups;
  let to = from;
  const isEqual = (hit: HitBody | undefined) => hit !== undefined && signatureOf(hit) === signatureOf(own);
  while (to > 0 && isEqual(groups[to - 1]?.hits[0])) to -= 1;
  return groups.toSpliced(from, 1).toSpliced(to, 0, ...groups.slice(from, from + 1));
}
