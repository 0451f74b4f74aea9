/** For files whose name changes with their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/**
 * For pages and their data: a page that was prefetched, or is reopened within a minute, needs no request. After a deploy
 * it is at most a minute stale; the files it refers to stay available for longer than that.
 */
export const SHORT = 'public, max-age=60, must-revalidate';
/** For files that announce a new version. */
export const REVALIDATE = 'no-cache';
/** Type of a page's Markdown twin. */
export const MARKDOWN = 'text/markdown; charset=utf-8';
