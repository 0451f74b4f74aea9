import type {BrowseLink} from '../../contract/SearchConfig.ts';
import {
  describeHit,
  describePage,
  pageOf,
  productBeside,
  type MarkedText,
  resolveHitUrl,
  groupHits,
} from '../hits/describeHit.ts';
import type {SavedLists, SavedSearch, VisitedPage} from '../saved/createSavedSearches.ts';
import type {HitBody} from '../SearchClient.ts';
import type {IconName} from './OptionList.tsx';
import {LABELS} from './labels.ts';

/** One entry that the arrow keys can reach. */
export interface DialogItem {
  readonly key: string;
  readonly href: string;
  /** Whether it needs a full navigation. */
  readonly external: boolean;
  readonly icon: IconName;
  /** Title of the page, for a part of a page; empty for a page. */
  readonly page: MarkedText;
  /** Whether the previous entry is of the same page, so that the page title is not repeated. */
  readonly continuesPage: boolean;
  readonly title: MarkedText;
  readonly snippet: MarkedText;
  readonly path: readonly string[];
  /** Product of the entry, unless its group names it. */
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
  /** Product of all entries, unless the label names it; missing if they have none in common. */
  readonly product?: string | null;
  readonly items: readonly DialogItem[];
}

/** How hits are arranged. */
interface ResultSettings {
  readonly maxPerGroup: number;
  readonly externalUrlRegex: string | null;
  /** Product whose group goes first among equally good ones; `null` for none. */
  readonly product: string | null;
  /** Words of a text after a title. */
  readonly snippetWords: number;
  /** Address of the answer shown above the hits; a hit on that page does not repeat its text. */
  readonly answerUrl?: string | undefined;
}

/** The groups of an answer. */
export function toResultGroups(hits: readonly HitBody[], settings: ResultSettings): readonly DialogGroup[] {
  const {maxPerGroup, externalUrlRegex, product, snippetWords, answerUrl} = settings;
  function snippetOf(hit: HitBody, {title, snippet}: DialogItem, continuesPage: boolean): MarkedText {
    // Where the title does not say why, or stands above already
    const needsText = snippet.length === 0 && (continuesPage || !title.some(({marked}) => marked));
    return needsText ? describePage(hit, snippetWords) : snippet;
  }
  return groupHits(hits, maxPerGroup, product).map(({section, hits: inGroup}) => {
    const productOf = (hit: HitBody) => productBeside(hit, section);
    const products = Array.from(new Set(inGroup.map(productOf)));
    const isShared = products.length === 1;
    return {
      kind: 'section',
      label: section,
      product: isShared ? (products[0] ?? null) : null,
      items: inGroup.map((hit, index) => {
        const before = inGroup[index - 1];
        const position = hits.indexOf(hit);
        const item = toItem(hit, externalUrlRegex, 'page', position);
        const continuesPage = before !== undefined && pageOf(before) === pageOf(hit);
        return {
          ...item,
          // Keyed by position, so that the element survives when the text of its hit arrives between press and release.
          key: String(position),
          product: isShared ? null : productOf(hit),
          continuesPage,
          snippet: hit.url === answerUrl && item.page.length === 0 ? [] : snippetOf(hit, item, continuesPage),
        };
      }),
    };
  });
}

/** The groups of the start screen; a group without entries is left out. */
export function toStartGroups(
  {recent, favorites}: SavedLists,
  visited: readonly VisitedPage[],
  popular: readonly BrowseLink[],
  externalUrlRegex: string | null,
): readonly DialogGroup[] {
  const toSavedItem = (icon: IconName) => (hit: SavedSearch) => toItem(hit, externalUrlRegex, icon);
  const lists = {
    recent: recent.map(toSavedItem('recent')),
    favorite: favorites.map(toSavedItem('favorite')),
    visited: visited.map(toPageItem),
    popular: popular.map(({label, to}) => toPageItem({path: to, title: label})),
  };
  const groups = (Object.keys(lists) as (keyof typeof lists)[]).map((kind) => ({
    kind,
    label: LABELS[kind],
    items: lists[kind],
  }));
  return groups.filter(({items}) => items.length > 0);
}

const EMPTY = {
  external: false,
  icon: 'page',
  page: [],
  continuesPage: false,
  snippet: [],
  path: [],
  product: null,
  hit: null,
  position: -1,
} as const;

function toItem(
  hit: HitBody | SavedSearch,
  externalUrlRegex: string | null,
  icon: IconName,
  position = -1,
): DialogItem {
  const texts = describeHit(hit);
  return {
    ...EMPTY,
    ...resolveHitUrl(hit.url, externalUrlRegex),
    ...texts,
    key: hit.objectID,
    icon,
    page: texts.isPage ? [] : texts.page,
    product: hit.product || null,
    hit,
    position,
  };
}

function toPageItem({path, title}: VisitedPage): DialogItem {
  return {...EMPTY, key: path, href: path, title: [{text: title, marked: false}]};
}
