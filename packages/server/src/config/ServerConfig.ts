import type {AccessKey} from '../access/AccessKey.ts';
import type {IndexOrigin} from '../indices/loadIndex.ts';

/** What is kept of searches and events. */
export interface InsightsConfig {
  /** A file for the embedded database, or a `postgres://` address. */
  readonly database: string;
  /** Days after which rows are deleted; default 180. */
  readonly retentionDays: number;
  /** Largest size of the embedded database in megabytes; default 1024. */
  readonly maxMegabytes: number;
}

/** Settings of a server, each one set. */
export interface ServerConfig {
  /** Indices by the name that callers use; at least one. */
  readonly indices: Readonly<Record<string, IndexOrigin>>;
  /** Address to listen on; default `127.0.0.1`, so that a proxy has to be in front. */
  readonly host: string;
  /** Port to listen on, 0 for any free one; default 8108. */
  readonly port: number;
  /** Application id that callers have to send; default none. */
  readonly appId: string | null;
  /** Keys and what they may do; without any, everyone may search. */
  readonly keys: readonly AccessKey[];
  /** Origins whose pages may call; default every one. */
  readonly allowedOrigins: readonly string[];
  /** Addresses of proxies whose `X-Forwarded-For` is believed, such as `loopback`; default none. */
  readonly trustProxy: string | null;
  /** Searches a second and at once of one caller, dear ones for several; `null` for no limit. Default 20 and 60. */
  readonly rateLimit: {readonly perSecond: number; readonly burst: number} | null;
  /** Milliseconds that one search may take before it answers with the best so far; default 250. */
  readonly timeLimitMs: number;
  /**
   * What a call may cost before it is refused, in tenths of a millisecond of a processor; default 4000. One search of 1000
   * hits, or fifty of 20 hits, cost less.
   */
  readonly maxPrice: number;
  /**
   * Threads that answer searches, each with all indices open: a search that hangs then holds nothing but its own call.
   * Default 0: the main thread answers, which takes less processor time for each search; measured on two processors only (decisions/0058).
   */
  readonly searchThreads: number;
  /** Largest request body in bytes; default 262144. */
  readonly bodyLimitBytes: number;
  /** Milliseconds for a request to arrive whole; default 10000. */
  readonly requestTimeoutMs: number;
  /** Requests that have arrived and are worked at before callers are sent to another host; default 200. */
  readonly maxConcurrentRequests: number;
  /** Seconds between two looks at the files of the indices; default 2. */
  readonly reloadSeconds: number;
  /** Milliseconds between the signal to stop and the end of listening, for balancers to notice; default 0. */
  readonly stopDelayMs: number;
  /** What is kept of searches and events; default nothing. */
  readonly insights: InsightsConfig | null;
  /** Folder or address of a built site that assistants may search and read at `/mcp`; default none. */
  readonly site: string | null;
  /** Host names that `/mcp` answers to besides loopback and the site's own; `*` stands for all. Default none. */
  readonly allowedHosts: readonly string[];
}

/** What holds where a configuration says nothing. */
export const DEFAULT_CONFIG: Omit<ServerConfig, 'indices'> = {
  host: '127.0.0.1',
  port: 8108,
  appId: null,
  keys: [],
  allowedOrigins: ['*'],
  trustProxy: null,
  rateLimit: {perSecond: 20, burst: 60},
  timeLimitMs: 250,
  maxPrice: 4000,
  searchThreads: 0,
  bodyLimitBytes: 256 * 1024,
  requestTimeoutMs: 10_000,
  maxConcurrentRequests: 200,
  reloadSeconds: 2,
  stopDelayMs: 0,
  insights: null,
  site: null,
  allowedHosts: [],
};

/** What holds where the configuration of insights says nothing. */
export const DEFAULT_INSIGHTS: Omit<InsightsConfig, 'database'> = {retentionDays: 180, maxMegabytes: 1024};
