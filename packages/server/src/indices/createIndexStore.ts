import {stat} from 'node:fs/promises';
import {join} from 'node:path';
import type {SearchIndex} from '@help-center/engine';
import type {LoadedIndex} from './LoadedIndex.ts';
import {loadIndexFolder, MANIFEST} from './loadIndexFolder.ts';
import {loadRecordsFile} from './loadRecordsFile.ts';

/** Where an index comes from: a folder that the site build wrote, or a records file. */
export type IndexOrigin =
  | {readonly folder: string}
  | {readonly records: string; readonly synonyms?: string | undefined};

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
  /** The index of that name as it is now; a search keeps the one that it started with. */
  open(name: string): SearchIndex | undefined;
  status(): readonly IndexStatus[];
  /** Loads what has changed since the last load; changes are taken once they are seen unchanged twice. */
  check(): Promise<void>;
  /** Loads everything anew, as on SIGHUP. */
  reload(): Promise<void>;
}

/** Settings of {@link createIndexStore}. */
export interface CreateIndexStoreOptions {
  readonly origins: Readonly<Record<string, IndexOrigin>>;
  /** Told of each reload that succeeded or failed; default nobody. */
  readonly onReload?: (name: string, error: unknown) => void;
}

interface Served {
  readonly name: string;
  readonly origin: IndexOrigin;
  loaded: LoadedIndex;
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
  const {origins, onReload = () => {}} = options;
  const served = new Map<string, Served>();
  for (const [name, origin] of Object.entries(origins)) served.set(name, await loadFirst(name, origin));
  let running: Promise<void> = Promise.resolve();

  async function replace(entry: Served, fingerprint: string): Promise<void> {
    const isNews = entry.failure === null || fingerprint !== entry.seen;
    try {
      entry.loaded = await load(entry.origin);
      Object.assign(entry, {loadedAt: new Date(), fingerprint, failure: null, reloads: entry.reloads + 1});
      onReload(entry.name, undefined);
    } catch (error) {
      // The former index goes on answering; each check tries again, as files may still be on their way.
      entry.failure = error instanceof Error ? error.message : String(error);
      entry.failedReloads += 1;
      if (isNews) onReload(entry.name, error);
    }
  }

  async function checkAll(isForced: boolean): Promise<void> {
    for (const entry of served.values()) {
      const now = await fingerprintOf(entry.origin);
      const hasSettled = now === entry.seen;
      if (isForced || (hasSettled && now !== entry.fingerprint)) await replace(entry, now);
      entry.seen = now;
    }
  }

  /** One after the other: two loads at once would double the memory. */
  function queue(isForced: boolean): Promise<void> {
    running = running.then(() => checkAll(isForced));
    return running;
  }

  return {
    open: (name) => served.get(name)?.loaded.index,
    status: () =>
      [...served.values()].map(({name, loaded, loadedAt, failure, reloads, failedReloads}) => ({
        name,
        records: loaded.recordCount,
        loadedAt: loadedAt.toISOString(),
        failure,
        reloads,
        failedReloads,
      })),
    check: () => queue(false),
    reload: () => queue(true),
  };
}

async function loadFirst(name: string, origin: IndexOrigin): Promise<Served> {
  const fingerprint = await fingerprintOf(origin);
  const loaded = await load(origin);
  const counts = {reloads: 0, failedReloads: 0, failure: null};
  return {name, origin, loaded, loadedAt: new Date(), fingerprint, seen: fingerprint, ...counts};
}

function load(origin: IndexOrigin): Promise<LoadedIndex> {
  return 'folder' in origin
    ? loadIndexFolder(origin.folder)
    : loadRecordsFile(origin.records, origin.synonyms);
}

/** Changes whenever the file that is written last changes; a missing file has a fingerprint, too. */
async function fingerprintOf(origin: IndexOrigin): Promise<string> {
  const files =
    'folder' in origin
      ? [join(origin.folder, MANIFEST)]
      : [origin.records, ...(origin.synonyms ? [origin.synonyms] : [])];
  const parts = files.map(async (file) => {
    const {mtimeMs, size, ino} = await stat(file).catch(() => ({mtimeMs: 0, size: -1, ino: 0}));
    return `${mtimeMs}:${size}:${ino}`;
  });
  return (await Promise.all(parts)).join(' ');
}
