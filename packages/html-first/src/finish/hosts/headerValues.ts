/** For files whose name changes with their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** For everything else. */
export const REVALIDATE = 'no-cache';
/** Type of a page's Markdown twin. */
export const MARKDOWN = 'text/markdown; charset=utf-8';
