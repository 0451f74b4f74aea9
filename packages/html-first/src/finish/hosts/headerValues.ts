/** For files whose name changes with their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/**
 * For pages and what belongs to them: a page that was fetched ahead, or is opened again within a minute, is there without
 * a request. After a deploy it is a minute old at most; the files that it names are kept longer than that.
 */
export const SHORT = 'public, max-age=60, must-revalidate';
/** For files that tell of a new version. */
export const REVALIDATE = 'no-cache';
/** Type of a page's Markdown twin. */
export const MARKDOWN = 'text/markdown; charset=utf-8';
