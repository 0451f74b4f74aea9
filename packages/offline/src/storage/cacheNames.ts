/** Names of the caches of one site. */
export interface CacheNames {
  /** What all names begin with; sites below other base paths of the origin have other ones. */
  readonly prefix: string;
  /** Pages that were visited. */
  readonly pages: string;
  /** Files that visited pages and searches used. */
  readonly assets: string;
  /** The page that is shown when another one is not there. */
  shell(version: string): string;
  /** The copy of the whole site; complete when it holds the list of its files. */
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
