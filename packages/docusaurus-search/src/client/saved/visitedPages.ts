import {createJsonStorage} from '../jsonStorage.ts';
import {siteStorage} from '../siteStorage.ts';
import type {SavedLists} from './createSavedSearches.ts';

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
