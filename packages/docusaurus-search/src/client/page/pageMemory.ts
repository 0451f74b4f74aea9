import {siteKey} from '../siteStorage.ts';

/** Where the reader was on the search page. */
export interface PagePlace {
  /** Query string of the address. */
  readonly search: string;
  readonly pageCount: number;
  /** Scroll position in CSS pixels. */
  readonly scrollY: number;
}

const KEY = 'help-center-search-page';

/** Keeps the reader's place for the way back; lost with the tab. */
export function rememberPlace(place: PagePlace): void {
  try {
    sessionStorage.setItem(siteKey(KEY), JSON.stringify(place));
  } catch (error) {
    console.error('[search] could not keep the place on the search page:', error);
  }
}

/** The place kept for that query string, or `null`. */
export function recallPlace(search: string): PagePlace | null {
  try {
    const place = JSON.parse(sessionStorage.getItem(siteKey(KEY)) ?? 'null') as PagePlace | null;
    return place !== null && place.search === search ? place : null;
  } catch (error) {
    console.error('[search] could not read the place on the search page:', error);
    return null;
  }
}
