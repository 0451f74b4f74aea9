/** What a key may do. */
export const RIGHTS = ['search', 'events', 'insights', 'metrics'] as const;

/** One thing that a key may do: search, send events, read the insights, read the metrics. */
export type Right = (typeof RIGHTS)[number];

/** A key that callers send as `x-algolia-api-key`. */
export interface AccessKey {
  /** The secret; anyone may read one that is shipped with a site, so give such a key the right to search only. */
  readonly key: string;
  readonly permissions: readonly Right[];
  /** Names of the indices the key is for, `*` at the end stands for any rest; default all. */
  readonly indices?: readonly string[];
}
