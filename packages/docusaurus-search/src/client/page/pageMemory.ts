import {createJsonStorage} from '../jsonStorage.ts';
import {siteKey} from '../siteStorage.ts';

/** The reader's position on the search page. */
export interface PagePosition {
  /** Query string of the address. */
  readonly search: string;
  readonly pageCount: number;
  /** Scroll position in CSS pixels. */
  readonly scrollY: number;
}

const KEY = 'help-center-search-page';

const storage = createJsonStorage(() => sessionStorage);

/** Keeps the position for when the reader comes back in the same tab. */
export function rememberPosition(position: PagePosition): void {
  storage.write(siteKey(KEY), position);
}

/** The position kept for that query string, or `null`. */
export function recallPosition(search: string): PagePosition | null {
  const position = storage.read(siteKey(KEY)) as PagePosition | null | undefined;
  return position?.search === search ? position : null;
}
