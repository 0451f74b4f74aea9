import type {BrowseLink} from '@generated/help-center-search/default/options.json';
import {describeHit, pageOf} from '../hits/describeHit.ts';
import {groupHits} from '../hits/groupHits.ts';
import {preferProduct} from '../hits/preferProduct.ts';
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
  /** Title of the page, for a part of one; empty for a page. */
  readonly pageHtml: string;
  /** Whether the entry before it belongs to the same page, so that the page need not be shown again. */
  readonly continuesPage: boolean;
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
  readonly kind: 'section' | 'recent' | 'favorite' | 'visited' | 'popular';
  readonly label: string;
  readonly items: readonly DialogItem[];
}

/** How hits are arranged. */
export interface ResultSettings {
  readonly maxPerGroup: number;
  readonly externalUrlRegex: string | null;
  /** Product whose group goes before others that match as well; `null` for none. */
  readonly product: string | null;
}

/** The groups of an answer. */
export function toResultGroups(hits: readonly HitBody[], settings: ResultSettings): readonly DialogGroup[] {
  const {maxPerGroup, externalUrlRegex, product} = settings;
  const grouped = groupHits(hits, maxPerGroup);
  const groups = product === null ? grouped : preferProduct(grouped, product);
  return groups.map(({section, hits: inGroup}) => ({
    kind: 'section',
    label: section,
    items: inGroup.map((hit, index) => {
      const before = inGroup[index - 1];
      const item = toResultItem(hit, hits.indexOf(hit), externalUrlRegex);
      return {
        ...item,
        // The name of the group may begin with the product already.
        product: item.product !== null && section.startsWith(item.product) ? null : item.product,
        continuesPage: before !== undefined && pageOf(before) === pageOf(hit),
      };
    }),
  }));
}

/** The groups of the start screen; a group without entries is left out. */
export function toStartGroups(
  {recent, favorites}: SavedLists,
  visited: readonly VisitedPage[],
  popular: readonly BrowseLink[],
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
      items: favorites.map((hit) => toItem(hit, externalUrlRegex, 'favorite')),
    },
    {kind: 'visited', label: LABELS.visited, items: visited.map((page) => toPageItem(page))},
    {
      kind: 'popular',
      label: LABELS.popular,
      items: popular.map(({label, to}) => toPageItem({path: to, title: label})),
    },
  ];
  return groups.filter(({items}) => items.length > 0);
}

function toItem(
  hit: HitBody | SavedSearch,
  externalUrlRegex: string | null,
  icon: IconName,
  position = -1,
): DialogItem {
  const {isPage, pageHtml, ...texts} = describeHit(hit);
  return {
    key: hit.objectID,
    ...resolveHitUrl(hit.url, externalUrlRegex),
    icon,
    ...texts,
    pageHtml: isPage ? '' : pageHtml,
    continuesPage: false,
    product: hit.product || null,
    hit,
    position,
  };
}

/** An element is that of its place in the list: it stays when the text of its hit arrives, also between press and release. */
function toResultItem(hit: HitBody, position: number, externalUrlRegex: string | null): DialogItem {
  return {...toItem(hit, externalUrlRegex, iconOf(hit), position), key: String(position)};
}

function toPageItem({path, title}: VisitedPage): DialogItem {
  const titleHtml = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return {
    key: path,
    href: path,
    external: false,
    icon: 'page',
    titleHtml,
    pageHtml: '',
    continuesPage: false,
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
