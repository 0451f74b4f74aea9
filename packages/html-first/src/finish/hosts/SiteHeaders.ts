import type {HashedFolder} from '@help-center/built-site';

/** What the header files of a site say. */
export interface SiteHeaders {
  readonly baseUrl: string;
  /** Sent with every answer. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Folders whose files browsers may cache for good, except the files it names. */
  readonly folders: readonly HashedFolder[];
}

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

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A regular expression for the files that browsers may keep for good, below the base path. */
export function hashedPattern(folders: readonly HashedFolder[]): string {
  return folders
    .map(({folder, except}) => {
      const others = except.length === 0 ? '' : `(?!(?:${except.map(escape).join('|')})$)`;
      return escape(folder) + others;
    })
    .join('|');
}
