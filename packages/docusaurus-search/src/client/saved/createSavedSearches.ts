import type {HitBody} from '@help-center/engine/protocol';
import {HIERARCHY_LEVELS} from '@help-center/records';
import {type JsonStorage, createJsonStorage, siteStorage} from '../siteStorage.ts';

/** Favourite searches kept. */
const FAVORITE_LIMIT = 10;

/** Recent searches kept, without and with favourites. */
const RECENT_LIMIT = {alone: 7, besideFavorites: 4} as const;

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
  /** Takes over what another tab has changed. */
  refresh(): void;
}

/** Opens the lists of an index, stored under the keys that DocSearch uses. */
export function createSavedSearches(indexName: string, storage: JsonStorage): SavedSearches {
  const recentKey = `__DOCSEARCH_RECENT_SEARCHES__${indexName}`;
  const favoriteKey = `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`;
  const listeners = new Set<() => void>();
  let lists: SavedLists = {recent: [], favorites: []};

  /** Without a storage the lists last as long as the page. */
  function read(): SavedLists {
    return limit({
      recent: readList(storage, recentKey) ?? lists.recent,
      favorites: readList(storage, favoriteKey) ?? lists.favorites,
    });
  }

  function show(next: SavedLists): void {
    lists = next;
    for (const listener of listeners) listener();
  }

  /** Changes what is stored now, which may be from another tab. */
  function save(change: (stored: SavedLists) => SavedLists): void {
    const next = limit(change(read()));
    storage.write(recentKey, next.recent);
    storage.write(favoriteKey, next.favorites);
    show(next);
  }

  function addRecent(hit: HitBody): void {
    save((stored) =>
      stored.favorites.some(({objectID}) => objectID === hit.objectID)
        ? stored
        : {...stored, recent: [toSaved(hit), ...without(stored.recent, hit.objectID)]},
    );
  }

  lists = read();

  return {
    getLists: () => lists,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    addRecent,
    promote(objectID) {
      // As shown, because another tab may have taken it off.
      const search = lists.recent.find((recent) => recent.objectID === objectID);
      if (search === undefined) return;
      save(({recent, favorites}) => ({
        recent: without(recent, objectID),
        favorites: [search, ...without(favorites, objectID)],
      }));
    },
    removeRecent: (objectID) => save((stored) => ({...stored, recent: without(stored.recent, objectID)})),
    removeFavorite: (objectID) =>
      save((stored) => ({...stored, favorites: without(stored.favorites, objectID)})),
    refresh: () => show(read()),
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

/** `undefined` if nothing is stored. */
function readList(storage: JsonStorage, key: string): readonly SavedSearch[] | undefined {
  const stored = storage.read(key);
  return Array.isArray(stored) ? stored.filter(isSaved).map((search) => toSaved(search)) : undefined;
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

/** A page that the reader has visited. */
export interface VisitedPage {
  /** Path with the base URL. */
  readonly path: string;
  readonly title: string;
}

/** Pages kept, newest first. */
const LIMIT = 6;

const KEY = '__HELP_CENTER_VISITED_PAGES__';

const storage = createJsonStorage(() => siteStorage);

/** The pages visited last, newest first; empty when the storage cannot be read. */
export function readVisitedPages(): readonly VisitedPage[] {
  const stored = storage.read(KEY);
  return Array.isArray(stored) ? stored.filter(isVisited) : [];
}

function isVisited(page: unknown): page is VisitedPage {
  const {path, title} = (page ?? {}) as Partial<Record<keyof VisitedPage, unknown>>;
  return typeof path === 'string' && path.startsWith('/') && typeof title === 'string' && title !== '';
}

/** Puts a page at the top of the visited ones. */
export function rememberVisit(path: string, title: string): void {
  const others = readVisitedPages().filter((page) => page.path !== path);
  storage.write(KEY, [{path, title}, ...others].slice(0, LIMIT));
}

/** The visited pages that are not among the saved searches. */
export function withoutSaved(
  visited: readonly VisitedPage[],
  {recent, favorites}: SavedLists,
): readonly VisitedPage[] {
  const saved = new Set(
    [...recent, ...favorites].map(({url}) => new URL(url, 'https://relative.invalid').pathname),
  );
  return visited.filter(({path}) => !saved.has(path));
}
