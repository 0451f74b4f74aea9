import {siteKey} from '../siteStorage.ts';

/** Where the reader was on the search page. */
export interface PagePosition {
  /** Query string of the address. */
  readonly search: string;
  readonly pageCount: number;
  /** Scroll position in CSS pixels. */
  readonly scrollY: number;
}

const KEY = 'help-center-search-page';

/** Keeps the reader's position for the way back; lost with the tab. */
export function rememberPosition(position: PagePosition): void {
  try {
    sessionStorage.setItem(siteKey(KEY), JSON.stringify(position));
  } catch (error) {
    console.error('[search] could not keep the position on the search page:', error);
  }
}

/** The position kept for that query string, or `null`. */
export function recallPosition(search: string): PagePosition | null {
  try {
    const position = JSON.parse(sessionStorage.getItem(siteKey(KEY)) ?? 'null') as PagePosition | null;
    return position !== null && position.search === search ? position : null;
  } catch (error) {
    console.error('[search] could not read the position on the search page:', error);
    return null;
  }
}
