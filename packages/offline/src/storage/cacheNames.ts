/** Names of the caches of one site. */
export interface CacheNames {
  /** Start of all names; differs between sites of an origin. */
  readonly prefix: string;
  /** Visited pages. */
  readonly pages: string;
  /** Files used by visited pages and searches. */
  readonly assets: string;
  /** The offline page, shown when another page is not available. */
  shell(version: string): string;
  /** A saved copy; complete once it contains the list of its files. */
  saved(version: string): string;
}

/** The names for the site below that base path. */
export function cacheNames(baseUrl: string): CacheNames {
  const prefix = `help-center ${baseUrl} `;
  return {
    prefix,
    pages: `${prefix}pages`,
    assets: `${prefix}assets`,
    shell: (version) => `${prefix}shell ${version}`,
    saved: (version) => `${prefix}saved ${version}`,
  };
}
