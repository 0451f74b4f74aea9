import type {AccessKey} from '../access/createAccess.ts';
import type {IndexOrigin} from '../indices/loadIndex.ts';

/** Settings of stored searches and events. */
export interface InsightsConfig {
  /** File of the embedded database, or a `postgres://` address. */
  readonly database: string;
  /** Days after which rows are deleted; default 180. */
  readonly retentionDays: number;
  /** Largest size of the embedded database in megabytes; default 1024. */
  readonly maxMegabytes: number;
}

/** Settings of a server. */
export interface ServerConfig {
  /** Indices by the name that callers use; at least one. */
  readonly indices: Readonly<Record<string, IndexOrigin>>;
  /** Address to listen on; default `127.0.0.1`, so that only a proxy on this machine can connect. */
  readonly host: string;
  /** Port to listen on, 0 for any free one; default 8108. */
  readonly port: number;
  /** Application id that callers must send; default none. */
  readonly appId: string | null;
  /** Keys with their permissions; without keys everyone may search. */
  readonly keys: readonly AccessKey[];
  /** Origins whose pages may call the server; default all. */
  readonly allowedOrigins: readonly string[];
  /** Addresses of proxies whose `X-Forwarded-For` is trusted, such as `loopback`; default none. */
  readonly trustProxy: string | null;
  /** Searches per second and in a burst for each caller; expensive ones count several times. `null` for no limit; default 20 and 60. */
  readonly rateLimit: {readonly perSecond: number; readonly burst: number} | null;
  /** Milliseconds after which a search answers with the best results so far; default 250. */
  readonly timeLimitMs: number;
  /**
   * Highest estimated cost of a call, in tenths of a millisecond of processor time; default 4000. A search for 1000 hits or
   * fifty searches for 20 hits cost less.
   */
  readonly maxPrice: number;
  /** Largest request body in bytes; default 262144. */
  readonly bodyLimitBytes: number;
  /** Milliseconds for a complete request to arrive; default 10000. */
  readonly requestTimeoutMs: number;
  /** Requests processed at a time before further ones are refused with 503; default 200. */
  readonly maxConcurrentRequests: number;
  /** Seconds between checks for changed index files; default 2. */
  readonly reloadSeconds: number;
  /** Milliseconds to keep listening after the signal to stop, so that load balancers notice; default 0. */
  readonly stopDelayMs: number;
  /** Storage of searches and events; `null` for none, which is the default. */
  readonly insights: InsightsConfig | null;
  /** Folder or address of a built site that assistants may search and read at `/mcp`; default none. */
  readonly site: string | null;
  /** Host names for `/mcp` besides loopback and the site's own; `*` for all. Default none. */
  readonly allowedHosts: readonly string[];
}
