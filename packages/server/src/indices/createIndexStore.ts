import {readdir, stat} from 'node:fs/promises';
import {join} from 'node:path';
import type {Searcher} from '../search/Searcher.ts';
import {loadIndex, type IndexOrigin} from './loadIndex.ts';
import {MANIFEST} from './readIndexFolder.ts';
import type {LoadedIndex} from './IndexParts.ts';

/** What is known of an index that is served. */
export interface IndexStatus {
  readonly name: string;
  readonly records: number;
  /** Time of the last successful load, in ISO 8601. */
  readonly loadedAt: string;
  /** Why the files that are there now are not served; `null` when they are. */
  readonly failure: string | null;
  /** Loads after the first one that succeeded and that failed. */
  readonly reloads: number;
  readonly failedReloads: number;
}

/** The indices that are served. */
export interface IndexStore {
  status(): readonly IndexStatus[];
  /** Loads what has changed since the last load; changes are taken once they are seen unchanged twice. */
  check(): Promise<void>;
  /** Loads everything anew, as on SIGHUP. */
  reload(): Promise<void>;
}

/** Settings of {@link createIndexStore}. */
export interface CreateIndexStoreOptions {
  readonly origins: Readonly<Record<string, IndexOrigin>>;
  /** Who opens what was loaded, and answers from it. */
  readonly searcher: Pick<Searcher, 'open'>;
  /** Told of each reload that succeeded or failed; default nobody. */
  readonly onReload?: (name: string, error: unknown) => void;
  /** Folder of the compiled thread modules; default none, everything works on the calling thread. */
  readonly threads?: URL | undefined;
  /** Milliseconds; default `performance.now`. */
  readonly now?: () => number;
}

/** Milliseconds after which files that could not be loaded are tried again although they are the same. */
const RETRY_MS = 60_000;

interface Served {
  readonly name: string;
  readonly origin: IndexOrigin;
  records: number;
  /** The files that the index was read from, beside the one that its origin names. */
  files: readonly string[];
  loadedAt: Date;
  /** Fingerprint of the files that are served. */
  fingerprint: string;
  /** Fingerprint of the last check, to see whether a change has settled. */
  seen: string;
  /** The files that could not be loaded, and when that was; `null` after a load that succeeded. */
  failed: {readonly fingerprint: string; readonly at: number} | null;
  failure: string | null;
  reloads: number;
  failedReloads: number;
}

/** Loads every index; rejects when one of them cannot be loaded. */
export async function createIndexStore(options: CreateIndexStoreOptions): Promise<IndexStore> {
  const {origins, searcher, threads, onReload = () => {}, now = () => performance.now()} = options;
  const served = new Map<string, Served>();
  const first = new Map<string, LoadedIndex>();
  for (const [name, origin] of Object.entries(origins)) {
    const {loaded, fingerprint} = await loadWithFingerprint(origin, threads);
    first.set(name, loaded);
    const state = {loadedAt: new Date(), failed: null, failure: null, reloads: 0, failedReloads: 0};
    served.set(name, {
      name,
      origin,
      records: 0,
      files: loaded.files,
      fingerprint,
      seen: fingerprint,
      ...state,
    });
  }
  // All at once: threads are started with them.
  for (const [name, records] of await searcher.open(first)) (served.get(name) as Served).records = records;
  let running: Promise<void> = Promise.resolve();

  async function replace(entry: Served, fingerprintOfFiles: string): Promise<void> {
    const former = entry.failure;
    try {
      const {loaded, fingerprint} = await loadWithFingerprint(entry.origin, threads);
      const counts = await searcher.open(new Map([[entry.name, loaded]]));
      Object.assign(entry, {records: counts.get(entry.name), files: loaded.files, fingerprint});
      Object.assign(entry, {loadedAt: new Date(), failed: null, failure: null, reloads: entry.reloads + 1});
      onReload(entry.name, undefined);
    } catch (error) {
      // The former index goes on answering until the files change: to load a large index in vain costs as much as to load it.
      entry.failed = {fingerprint: fingerprintOfFiles, at: now()};
      entry.failure = error instanceof Error ? error.message : String(error);
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

  /** Whether the files are those that could not be loaded a moment ago. */
  function hasFailed({failed}: Served, fingerprint: string): boolean {
    return failed !== null && failed.fingerprint === fingerprint && now() - failed.at < RETRY_MS;
  }

  /** One after the other: two loads at once would double the memory. */
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
 * The fingerprint of the file that leads to the others is taken before any is read: a change meanwhile is seen at the next
 * check. That of the parts, which are not known before, is taken afterwards; their names hold a hash of what is in them.
 */
async function loadWithFingerprint(
  origin: IndexOrigin,
  threads: URL | undefined,
): Promise<{readonly loaded: LoadedIndex; readonly fingerprint: string}> {
  const start = await fingerprintOf(origin, []);
  const loaded = await loadIndex(origin, threads);
  return {loaded, fingerprint: [start, await fingerprintOf(undefined, loaded.files)].join(' ').trim()};
}

/** The fingerprint of all that a load may read: a part that arrives late changes nothing about the manifest. */
async function fingerprintOfAll(origin: IndexOrigin): Promise<string> {
  if (!('folder' in origin)) return fingerprintOf(origin, []);
  const names = await readdir(origin.folder).catch(() => []);
  return fingerprintOf(
    origin,
    names.sort((a, b) => (a < b ? -1 : 1)).map((name) => join(origin.folder, name)),
  );
}

/** Changes whenever one of the files does; a missing file has a fingerprint, too. */
async function fingerprintOf(origin: IndexOrigin | undefined, parts: readonly string[]): Promise<string> {
  const prints = [...startFiles(origin), ...parts].map(async (file) => {
    const {mtimeMs, size, ino} = await stat(file).catch(() => ({mtimeMs: 0, size: -1, ino: 0}));
    return `${mtimeMs}:${size}:${ino}`;
  });
  return (await Promise.all(prints)).join(' ');
}

/** The files that lead to all others. */
function startFiles(origin: IndexOrigin | undefined): string[] {
  if (origin === undefined) return [];
  if ('folder' in origin) return [join(origin.folder, MANIFEST)];
  return [origin.records, ...(origin.synonyms === undefined ? [] : [origin.synonyms])];
}
