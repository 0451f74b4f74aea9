import {readdir, stat} from 'node:fs/promises';
import {join} from 'node:path';
import {messageOf} from '../errors.ts';
import type {Searcher} from '../Searcher.ts';
import {loadIndex, type IndexOrigin} from './loadIndex.ts';

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

type Served = {-readonly [Field in keyof IndexStatus]: IndexStatus[Field]} & {
  readonly origin: IndexOrigin;
  /** Fingerprint of the files before they were loaded. */
  fingerprint: string;
  /** Fingerprint at the last check, to see whether a change has settled. */
  seen: string;
  /** The files of the last failed load and its time; `null` after a successful one. */
  failed: {readonly fingerprint: string; readonly at: number} | null;
};

/** Loads every index. Rejects when one cannot be loaded. */
export async function createIndexStore(options: CreateIndexStoreOptions): Promise<IndexStore> {
  const {origins, searcher, threads, onReload = () => {}, now = () => performance.now()} = options;
  const served = new Map<string, Served>();
  for (const [name, origin] of Object.entries(origins)) {
    const fingerprint = await fingerprintOf(origin);
    const loaded = await loadIndex(origin, threads);
    served.set(name, {
      name,
      origin,
      records: await searcher.open(name, loaded),
      fingerprint,
      seen: fingerprint,
      loadedAt: new Date().toISOString(),
      failed: null,
      failure: null,
      reloads: 0,
      failedReloads: 0,
    });
  }
  let running: Promise<void> = Promise.resolve();

  async function replace(entry: Served, fingerprint: string): Promise<void> {
    const former = entry.failure;
    try {
      const records = await searcher.open(entry.name, await loadIndex(entry.origin, threads));
      Object.assign(entry, {
        records,
        fingerprint,
        loadedAt: new Date().toISOString(),
        failed: null,
        failure: null,
      });
      entry.reloads += 1;
      onReload(entry.name, undefined);
    } catch (error) {
      // The former index stays in use until the files change, because failed loads are as expensive as successful ones.
      entry.failed = {fingerprint, at: now()};
      entry.failure = messageOf(error);
      entry.failedReloads += 1;
      if (entry.failure !== former) onReload(entry.name, error);
    }
  }

  async function checkAll(isForced: boolean): Promise<void> {
    for (const entry of served.values()) {
      const {failed, failure, seen} = entry;
      const current = await fingerprintOf(entry.origin);
      const hasSettled = current === seen;
      const isServed = current === entry.fingerprint && failure === null;
      const hasFailed = current === failed?.fingerprint && now() - failed.at < RETRY_MS;
      entry.seen = current;
      if (isForced || (hasSettled && !isServed && !hasFailed)) await replace(entry, current);
    }
  }

  /** Runs checks one after the other, because concurrent loads would double the memory. */
  function queue(isForced: boolean): Promise<void> {
    running = running.then(() => checkAll(isForced));
    return running;
  }

  return {
    status: () => [...served.values()].map((entry) => ({...entry})),
    check: () => queue(false),
    reload: () => queue(true),
  };
}

/**
 * Changes whenever one of the files does that a load may read: all of a folder, because parts that arrive late do not change
 * the manifest. Missing files have a fingerprint, too.
 */
async function fingerprintOf(origin: IndexOrigin): Promise<string> {
  const files =
    'folder' in origin
      ? (await readdir(origin.folder).catch(() => []))
          .sort((a, b) => (a < b ? -1 : 1))
          .map((name) => join(origin.folder, name))
      : [origin.records, ...(origin.synonyms === undefined ? [] : [origin.synonyms])];
  const prints = files.map(async (file) => {
    const {mtimeMs, size, ino} = await stat(file).catch(() => ({mtimeMs: 0, size: -1, ino: 0}));
    return `${file}:${mtimeMs}:${size}:${ino}`;
  });
  return (await Promise.all(prints)).join(' ');
}
