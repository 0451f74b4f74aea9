/** Milliseconds after which an unanswered request counts as stalled. */
export const STALL_THRESHOLD_MS = 300;

/** Milliseconds without an answer after which hits are shown without their text, if the backend can preview them. */
export const PREVIEW_DELAY_MS = 100;

/** Milliseconds that hits must stay on screen to count as viewed. */
export const VIEW_DEBOUNCE_MS = 400;

/** Hits per request. */
export const HITS_PER_PAGE = 20;

/** Widest screen, in CSS pixels, that gets the short snippets. */
export const NARROW_SCREEN_PX = 768;

/** Words of a snippet in the dialog, on wide and on narrow screens, and on the search page. */
export const SNIPPET_WORDS = {wide: 10, narrow: 5, page: 30} as const;

/** Recent searches kept, without and with favourites. */
export const RECENT_LIMIT = {alone: 7, besideFavorites: 4} as const;

/** Favourite searches kept. */
export const FAVORITE_LIMIT = 10;

/** The query that shows the keyboard shortcuts instead of searching. */
export const KEYS_QUERY = '?';

/** Alternative queries offered when nothing was found. */
export const SUGGESTION_LIMIT = 3;

/** Most characters of a query; longer input is cut. */
export const MAX_QUERY_LENGTH = 64;

/** Storage key; when set, the product of the page does not go first among equal matches. */
export const ANY_PRODUCT_KEY = 'help-center.order';
