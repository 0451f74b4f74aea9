/** All permissions of keys. */
export const RIGHTS = ['search', 'events', 'insights', 'metrics'] as const;

/** A permission: to search, send events, read the insights or read the metrics. */
export type Right = (typeof RIGHTS)[number];

/** A key that callers send as `x-algolia-api-key`. */
export interface AccessKey {
  /** The secret. Everyone can read a key that is shipped with a site, so give it only the right to search. */
  readonly key: string;
  readonly permissions: readonly Right[];
  /** Names of the indices that the key is for; a trailing `*` matches any ending. Default all. */
  readonly indices?: readonly string[];
}
