/** Messages from a page to the service worker. */
export type WorkerMessage =
  /** Keep these addresses as if they were fetched now. */
  | {readonly kind: 'keep'; readonly addresses: readonly string[]}
  /** Replace the older version; the reader has agreed. */
  | {readonly kind: 'take-over'}
  /** Delete everything and keep nothing from now on. */
  | {readonly kind: 'forget'};
