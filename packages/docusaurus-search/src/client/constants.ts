/** Milliseconds after which a request that has not been answered counts as stalled. */
export const STALL_THRESHOLD_MS = 300;

/** Milliseconds without an answer after which its hits are shown without their text, where that can be had. */
export const PREVIEW_DELAY_MS = 100;

/** Milliseconds of rest before the hits on show count as viewed. */
export const VIEW_DEBOUNCE_MS = 400;

/** Hits asked for in one request. */
export const HITS_PER_PAGE = 20;

/** Widest screen, in CSS pixels, that gets the short snippets. */
export const NARROW_SCREEN_PX = 768;

/** Words of a snippet on wide and on narrow screens. */
export const SNIPPET_WORDS = {wide: 10, narrow: 5} as const;

/** Recent searches kept: without any favourite, and with one. */
export const RECENT_LIMIT = {alone: 7, besideFavorites: 4} as const;

/** Favourite searches kept. */
export const FAVORITE_LIMIT = 10;

/** The query that asks for the keys; nothing is searched for it. */
export const KEYS_QUERY = '?';

/** Alternative queries offered when nothing was found. */
export const SUGGESTION_LIMIT = 3;
