import {describeHit} from '../hits/describeHit.ts';
import {groupHits} from '../hits/groupHits.ts';
import {resolveHitUrl} from '../hits/resolveHitUrl.ts';
import type {SavedLists, SavedSearch} from '../saved/createSavedSearches.ts';
import type {VisitedPage} from '../saved/visitedPages.ts';
import type {HitBody} from '../types.ts';
import type {IconName} from './icons.tsx';
import {LABELS} from './labels.ts';

/** One entry that the arrow keys can reach. */
export interface DialogItem {
  readonly key: string;
  readonly href: string;
  /** Whether the page is left. */
  readonly external: boolean;
  readonly icon: IconName;
  readonly titleHtml: string;
  readonly snippetHtml: string;
  readonly path: readonly string[];
  readonly product: string | null;
  /** The hit behind the entry; `null` for a visited page. */
  readonly hit: HitBody | SavedSearch | null;
  /** Zero-based place among the hits of the answer; -1 for other entries. */
  readonly position: number;
}

/** Entries under one heading. */
export interface DialogGroup {
  readonly kind: 'section' | 'recent' | 'favorite' | 'visited';
  readonly label: string;
  readonly items: readonly DialogItem[];
}

/** The groups of an answer. */
export function toResultGroups(
  hits: readonly HitBody[],
  maxPerGroup: number,
  externalUrlRegex: string | null,
): readonly DialogGroup[] {
  return groupHits(hits, maxPerGroup).map(({section, hits: grouped}) => ({
    kind: 'section',
    label: section,
    items: grouped.map((hit) => toResultItem(hit, hits.indexOf(hit), externalUrlRegex)),
  }));
}

/** The groups of the start screen; a group without entries is left out. */
export function toStartGroups(
  {recent, favorites}: SavedLists,
  visited: readonly VisitedPage[],
  externalUrlRegex: string | null,
): readonly DialogGroup[] {
  const groups: readonly DialogGroup[] = [
    {
      kind: 'recent',
      label: LABELS.recent,
      items: recent.map((hit) => toItem(hit, externalUrlRegex, 'recent')),
    },
    {
      kind: 'favorite',
      label: LABELS.favorite,
      items: favorites.map((hit) => toItem(hit, externalUrlRegex, 'star')),
    },
    {kind: 'visited', label: LABELS.visited, items: visited.map((page) => toVisitedItem(page))},
  ];
  return groups.filter(({items}) => items.length > 0);
}

function toItem(
  hit: HitBody | SavedSearch,
  externalUrlRegex: string | null,
  icon: IconName,
  position = -1,
): DialogItem {
  return {
    key: hit.objectID,
    ...resolveHitUrl(hit.url, externalUrlRegex),
    icon,
    ...describeHit(hit),
    product: hit.product || null,
    hit,
    position,
  };
}

/** An element is that of its place in the list: it stays when the text of its hit arrives, also between press and release. */
function toResultItem(hit: HitBody, position: number, externalUrlRegex: string | null): DialogItem {
  return {...toItem(hit, externalUrlRegex, iconOf(hit), position), key: String(position)};
}

function toVisitedItem({path, title}: VisitedPage): DialogItem {
  const titleHtml = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return {
    key: path,
    href: path,
    external: false,
    icon: 'page',
    titleHtml,
    snippetHtml: '',
    path: [],
    product: null,
    hit: null,
    position: -1,
  };
}

function iconOf({type}: HitBody): IconName {
  if (type === 'content') return 'content';
  return type === 'lvl0' || type === 'lvl1' ? 'page' : 'heading';
}
