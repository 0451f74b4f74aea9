/** What a page tells the service worker. */
export type WorkerMessage =
  /** Keep these addresses as if they had been fetched now. */
  | {readonly kind: 'keep'; readonly addresses: readonly string[]}
  /** Take over from the older version; the reader has agreed. */
  | {readonly kind: 'take-over'}
  /** Keep nothing any more and forget everything. */
  | {readonly kind: 'forget'};
