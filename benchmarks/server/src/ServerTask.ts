/** What a server process is asked to serve. */
export interface ServerTask {
  /** `ours`, `naive`, or the name of a compared engine. */
  readonly engine: string;
  /** Number of synthetic pages, or a records file. */
  readonly from: number | string;
  /** Whether searches and events are kept in an embedded database. */
  readonly insights: boolean;
}

/** What it answers once it listens. */
export interface ServerReady {
  readonly port: number;
  readonly records: number;
  readonly pages: number;
  /** Bytes of memory after a collection, and those of the process before the index was made. */
  readonly rss: number;
  readonly rssBefore: number;
  readonly queries: readonly string[];
}
