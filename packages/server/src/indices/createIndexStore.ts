import {stat} from 'node:fs/promises';
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
}

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
  failure: string | null;
  reloads: number;
  failedReloads: number;
}

/** Loads every index; rejects when one of them cannot be loaded. */
export async function createIndexStore(options: CreateIndexStoreOptions): Promise<IndexStore> {
  const {origins, searcher, threads, onReload = () => {}} = options;
  const served = new Map<string, Served>();
  const first = new Map<string, LoadedIndex>();
  for (const [name, origin] of Object.entries(origins)) {
    const {loaded, fingerprint} = await loadWithFingerprint(origin, threads);
    first.set(name, loaded);
    const state = {loadedAt: new Date(), failure: null, reloads: 0, failedReloads: 0};
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

  async function replace(entry: Served): Promise<void> {
    const former = entry.failure;
    try {
      const {loaded, fingerprint} = await loadWithFingerprint(entry.origin, threads);
      const counts = await searcher.open(new Map([[entry.name, loaded]]));
      Object.assign(entry, {records: counts.get(entry.name), files: loaded.files, fingerprint});
      Object.assign(entry, {loadedAt: new Date(), failure: null, reloads: entry.reloads + 1});
      onReload(entry.name, undefined);
    } catch (error) {
      // The former index goes on answering; each check tries again, as files may still be on their way.
      entry.failure = error instanceof Error ? error.message : String(error);
      entry.failedReloads += 1;
      if (entry.failure !== former) onReload(entry.name, error);
    }
  }

  async function checkAll(isForced: boolean): Promise<void> {
    for (const entry of served.values()) {
      const now = await fingerprintOf(entry.origin, entry.files);
      const hasSettled = now === entry.seen;
      const isServed = now === entry.fingerprint && entry.failure === null;
      if (isForced || (hasSettled && !isServed)) await replace(entry);
      entry.seen = now;
    }
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

/** The fingerprint is taken before the files are read: a change while they are is seen at the next check. */
async function loadWithFingerprint(
  origin: IndexOrigin,
  threads: URL | undefined,
): Promise<{readonly loaded: LoadedIndex; readonly fingerprint: string}> {
  const start = await fingerprintOf(origin, []);
  const loaded = await loadIndex(origin, threads);
  return {loaded, fingerprint: [start, await fingerprintOf(undefined, loaded.files)].join(' ').trim()};
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
