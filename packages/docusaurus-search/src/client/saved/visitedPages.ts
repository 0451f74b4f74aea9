import {siteStorage} from '../siteStorage.ts';
import type {SavedLists} from './createSavedSearches.ts';

/** A page that the reader has been on. */
export interface VisitedPage {
  /** Path with the base URL. */
  readonly path: string;
  readonly title: string;
}

/** Pages kept, newest first. */
const LIMIT = 6;

const KEY = '__HELP_CENTER_VISITED_PAGES__';

/** The pages visited last, newest first; empty when the storage is of no use. */
export function readVisitedPages(): readonly VisitedPage[] {
  try {
    const stored: unknown = JSON.parse(siteStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isVisited) : [];
  } catch (error) {
    console.error('[search] cannot read the visited pages:', error);
    return [];
  }
}

function isVisited(page: unknown): page is VisitedPage {
  const {path, title} = (page ?? {}) as Partial<Record<keyof VisitedPage, unknown>>;
  return typeof path === 'string' && path.startsWith('/') && typeof title === 'string' && title !== '';
}

/** Puts a page at the top of the visited ones. */
export function rememberVisit(path: string, title: string): void {
  const others = readVisitedPages().filter((page) => page.path !== path);
  try {
    siteStorage.setItem(KEY, JSON.stringify([{path, title}, ...others].slice(0, LIMIT)));
  } catch (error) {
    console.error('[search] cannot store the visited pages:', error);
  }
}

/** The visited pages that no saved search leads to. */
export function withoutSaved(
  visited: readonly VisitedPage[],
  {recent, favorites}: SavedLists,
): readonly VisitedPage[] {
  const saved = new Set(
    [...recent, ...favorites].map(({url}) => new URL(url, 'https://relative.invalid').pathname),
  );
  return visited.filter(({path}) => !saved.has(path));
}
