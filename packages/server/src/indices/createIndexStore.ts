import {readdir, stat} from 'node:fs/promises';
import {join} from 'node:path';
import {messageOf} from '../errors.ts';
import type {Searcher} from '../Searcher.ts';
import {loadIndex, type IndexOrigin} from './loadIndex.ts';
import {MANIFEST} from './readIndexFolder.ts';
import type {LoadedIndex} from './IndexParts.ts';

/** The state of a served index. */
export interface IndexStatus {
  readonly name: string;
  readonly records: number;
  /** Time of the last successful load, in ISO 8601. */
  readonly loadedAt: string;
  /** Why the current files are not served; `null` if they are. */
  readonly failure: string | null;
  /** Successful and failed loads after the first one. */
  readonly reloads: number;
  readonly failedReloads: number;
}

/** The served indices. */
export interface IndexStore {
  status(): readonly IndexStatus[];
  /** Reloads indices whose files have changed since the last load but not since the last check. */
  check(): Promise<void>;
  /** Reloads everything, as on SIGHUP. */
  reload(): Promise<void>;
}

/** Settings of {@link createIndexStore}. */
export interface CreateIndexStoreOptions {
  readonly origins: Readonly<Record<string, IndexOrigin>>;
  /** Opens the loaded indices and answers from them. */
  readonly searcher: Pick<Searcher, 'open'>;
  /** Called after each reload, with the error if it failed. */
  readonly onReload?: (name: string, error: unknown) => void;
  /** Folder of the compiled thread module; default none, so that the calling thread loads indices. */
  readonly threads?: URL | undefined;
  /** Clock in milliseconds; default `performance.now`. */
  readonly now?: () => number;
}

/** Milliseconds after which files that could not be loaded are retried even if unchanged. */
const RETRY_MS = 60_000;

interface Served {
  readonly name: string;
  readonly origin: IndexOrigin;
  records: number;
  /** The files that the index was read from, besides those that its origin names. */
  files: readonly string[];
  loadedAt: Date;
  /** Fingerprint of the served files. */
  fingerprint: string;
  /** Fingerprint at the last check, to see whether a change has settled. */
  seen: string;
  /** The files of the last failed load and its time; `null` after a successful one. */
  failed: {readonly fingerprint: string; readonly at: number} | null;
  failure: string | null;
  reloads: number;
  failedReloads: number;
}

/** Loads every index. Rejects when one cannot be loaded. */
export async function createIndexStore(options: CreateIndexStoreOptions): Promise<IndexStore> {
  const {origins, searcher, threads, onReload = () => {}, now = () => performance.now()} = options;
  const served = new Map<string, Served>();
  for (const [name, origin] of Object.entries(origins)) {
    const {loaded, fingerprint} = await loadWithFingerprint(origin, threads);
    const state = {loadedAt: new Date(), failed: null, failure: null, reloads: 0, failedReloads: 0};
    served.set(name, {
      name,
      origin,
      records: await searcher.open(name, loaded),
      files: loaded.files,
      fingerprint,
      seen: fingerprint,
      ...state,
    });
  }
  let running: Promise<void> = Promise.resolve();

  async function replace(entry: Served, fingerprintOfFiles: string): Promise<void> {
    const former = entry.failure;
    try {
      const {loaded, fingerprint} = await loadWithFingerprint(entry.origin, threads);
      const records = await searcher.open(entry.name, loaded);
      Object.assign(entry, {records, files: loaded.files, fingerprint});
      Object.assign(entry, {loadedAt: new Date(), failed: null, failure: null, reloads: entry.reloads + 1});
      onReload(entry.name, undefined);
    } catch (error) {
      // The former index stays in use until the files change, because failed loads are as expensive as successful ones.
      entry.failed = {fingerprint: fingerprintOfFiles, at: now()};
      entry.failure = messageOf(error);
      entry.failedReloads += 1;
      if (entry.failure !== former) onReload(entry.name, error);
    }
  }

  async function checkAll(isForced: boolean): Promise<void> {
    for (const entry of served.values()) {
      const current = await fingerprintOf(entry.origin, entry.files);
      const hasSettled = current === entry.seen;
      const isServed = current === entry.fingerprint && entry.failure === null;
      if (isForced || (hasSettled && !isServed)) {
        const files = await fingerprintOfAll(entry.origin);
        if (isForced || !hasFailed(entry, files)) await replace(entry, files);
      }
      entry.seen = current;
    }
  }

  /** Whether these very files could not be loaded a moment ago. */
  function hasFailed({failed}: Served, fingerprint: string): boolean {
    return failed !== null && failed.fingerprint === fingerprint && now() - failed.at < RETRY_MS;
  }

  /** Runs checks one after the other, because concurrent loads would double the memory. */
  function queue(isForced: boolean): Promise<void> {
    running = running.then(() => checkAll(isForced));
    return running;
  }

  return {
    status: () =>
      [...served.values()].map(({name, records, loadedAt, failure, reloads, failedReloads}) => ({
        name,
        records,
        loadedAt: loadedAt.toISOString(),
        failure,
        reloads,
        failedReloads,
      })),
    check: () => queue(false),
    reload: () => queue(true),
  };
}

/**
 * Loads an index. Takes the fingerprint of the start files first, so that the next check sees changes during the load. The
 * parts are known only afterwards; their names include a hash of their contents.
 */
async function loadWithFingerprint(
  origin: IndexOrigin,
  threads: URL | undefined,
): Promise<{readonly loaded: LoadedIndex; readonly fingerprint: string}> {
  const start = await fingerprintOf(origin, []);
  const loaded = await loadIndex(origin, threads);
  return {loaded, fingerprint: [start, await fingerprintOf(undefined, loaded.files)].join(' ').trim()};
}

/** The fingerprint of all files that a load may read: parts that arrive late do not change the manifest. */
async function fingerprintOfAll(origin: IndexOrigin): Promise<string> {
  if (!('folder' in origin)) return fingerprintOf(origin, []);
  const names = await readdir(origin.folder).catch(() => []);
  return fingerprintOf(
    origin,
    names.sort((a, b) => (a < b ? -1 : 1)).map((name) => join(origin.folder, name)),
  );
}

/** Changes whenever one of the files does; missing files have a fingerprint, too. */
async function fingerprintOf(origin: IndexOrigin | undefined, parts: readonly string[]): Promise<string> {
  const prints = [...startFiles(origin), ...parts].map(async (file) => {
    const {mtimeMs, size, ino} = await stat(file).catch(() => ({mtimeMs: 0, size: -1, ino: 0}));
    return `${mtimeMs}:${size}:${ino}`;
  });
  return (await Promise.all(prints)).join(' ');
}

/** The files that an origin names; they lead to all others. */
function startFiles(origin: IndexOrigin | undefined): string[] {
  if (origin === undefined) return [];
  if ('folder' in origin) return [join(origin.folder, MANIFEST)];
  return [origin.records, ...(origin.synonyms === undefined ? [] : [origin.synonyms])];
}
