import type {HitBody} from '@help-center/engine/protocol';
import {HIERARCHY_LEVELS} from '@help-center/records';
import {OPENED_HITS_KEY} from '../../early/contract.ts';
import {FAVORITE_LIMIT, RECENT_LIMIT} from '../constants.ts';
import type {JsonStorage} from '../jsonStorage.ts';

/** A saved hit: what it takes to show its heading and to open it. */
export type SavedSearch = Pick<HitBody, 'objectID' | 'url' | 'type' | 'hierarchy' | 'content' | 'product'>;

/** Both lists, newest first. */
export interface SavedLists {
  readonly recent: readonly SavedSearch[];
  readonly favorites: readonly SavedSearch[];
}

/** The hits that the reader opened or saved. */
export interface SavedSearches {
  getLists(): SavedLists;
  /** Called after each change. */
  subscribe(listener: () => void): () => void;
  /** Puts an opened hit at the top of the recent ones, unless it is a favourite. */
  addRecent(hit: HitBody): void;
  /** Turns a recent search into a favourite, which takes it off the recent ones. */
  promote(objectID: string): void;
  removeRecent(objectID: string): void;
  removeFavorite(objectID: string): void;
}

/** Opens the lists of an index, stored under the keys that DocSearch uses. */
export function createSavedSearches(indexName: string, storage: JsonStorage): SavedSearches {
  const recentKey = `__DOCSEARCH_RECENT_SEARCHES__${indexName}`;
  const favoriteKey = `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`;
  // Hits opened in early search, oldest first.
  const openedKey = OPENED_HITS_KEY + indexName;
  const listeners = new Set<() => void>();
  let lists = limit({recent: readList(storage, recentKey), favorites: readList(storage, favoriteKey)});

  function save(next: SavedLists): void {
    lists = limit(next);
    storage.write(recentKey, lists.recent);
    storage.write(favoriteKey, lists.favorites);
    for (const listener of listeners) listener();
  }

  function addRecent(hit: HitBody): void {
    if (lists.favorites.some(({objectID}) => objectID === hit.objectID)) return;
    save({...lists, recent: [toSaved(hit), ...without(lists.recent, hit.objectID)]});
  }

  const opened = storage.read(openedKey);
  if (Array.isArray(opened)) {
    for (const hit of opened.filter(isSaved)) addRecent(hit);
    storage.write(openedKey, []);
  }

  return {
    getLists: () => lists,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    addRecent,
    promote(objectID) {
      const search = lists.recent.find((recent) => recent.objectID === objectID);
      if (search === undefined) return;
      const favorites = [search, ...without(lists.favorites, objectID)];
      save({recent: without(lists.recent, objectID), favorites});
    },
    removeRecent: (objectID) => save({...lists, recent: without(lists.recent, objectID)}),
    removeFavorite: (objectID) => save({...lists, favorites: without(lists.favorites, objectID)}),
  };
}

function limit({recent, favorites}: SavedLists): SavedLists {
  const most = favorites.length > 0 ? RECENT_LIMIT.besideFavorites : RECENT_LIMIT.alone;
  return {recent: recent.slice(0, most), favorites: favorites.slice(0, FAVORITE_LIMIT)};
}

function without(list: readonly SavedSearch[], objectID: string): readonly SavedSearch[] {
  return list.filter((search) => search.objectID !== objectID);
}

/** A text is kept as its heading: only that is shown, and a preview has no text. */
function toSaved({objectID, url, type, hierarchy, product}: HitBody): SavedSearch {
  const heading = HIERARCHY_LEVELS.findLast((level) => Boolean(hierarchy[level]));
  return {objectID, url, type: heading ?? type, hierarchy, content: null, product: product ?? null};
}

function readList(storage: JsonStorage, key: string): readonly SavedSearch[] {
  const stored = storage.read(key);
  return Array.isArray(stored) ? stored.filter(isSaved).map((search) => toSaved(search)) : [];
}

function isSaved(value: unknown): value is SavedSearch {
  const {objectID, url, type, hierarchy, content, product} = (value ?? {}) as Partial<
    Record<keyof SavedSearch, unknown>
  >;
  return (
    typeof objectID === 'string' &&
    typeof url === 'string' &&
    URL.canParse(url, 'https://relative.invalid') &&
    typeof type === 'string' &&
    typeof hierarchy === 'object' &&
    hierarchy !== null &&
    Object.values(hierarchy).concat([content, product]).every(isTextOrNone)
  );
}

function isTextOrNone(value: unknown): boolean {
  return value === null || value === undefined || typeof value === 'string';
}
