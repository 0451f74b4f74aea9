import {IndexReadError, openIndex} from '@help-center/engine';
import type {SearchIndex} from '@help-center/engine';
import {DeserializationError, RetryError} from '../errors.ts';
import {createPartStore} from './createPartStore.ts';
import type {PartStore} from './createPartStore.ts';
import {fetchIndexFile} from './fetchIndexFile.ts';

/** Opens the shipped index and keeps up with a site that is deployed anew. */
export interface IndexLoader {
  /** Begins to read the index. */
  open(): void;
  /** Runs a task with the index; when a part is gone since a new deploy, the task runs once more with the new index. */
  use<T>(task: (index: SearchIndex) => Promise<T>): Promise<T>;
  /** Fetches in the background what is still missing. */
  readAhead(): Promise<void>;
  /** Asks the server for a newer manifest and resolves to whether there was one. */
  revalidate(): Promise<boolean>;
}

interface LoadedIndex {
  /** Names of the files to read first; they change whenever the index does. */
  readonly start: string;
  readonly index: SearchIndex;
  readonly store: PartStore;
}

/**
 * Creates a loader for the manifest at that absolute address; nothing is fetched before it is opened or used.
 * `given` is what the page knows of the manifest: at least its format, its version and its parts.
 */
export function createIndexLoader(manifestUrl: string, given?: object): IndexLoader {
  let known = given;
  let loading: Promise<LoadedIndex> | undefined;

  /** What was given is as new as the page; after a failure it is fetched. */
  function takeManifest(): Promise<object> {
    const manifest = known === undefined ? fetchManifest(manifestUrl) : Promise.resolve(known);
    known = undefined;
    return manifest;
  }

  function load(): Promise<LoadedIndex> {
    const started = (loading ??= takeManifest().then((manifest) => open(manifestUrl, manifest)));
    started.catch(() => {
      if (loading === started) loading = undefined;
    });
    return started;
  }

  async function revalidate(): Promise<boolean> {
    if (loading === undefined) return false;
    const [before, manifest] = await Promise.all([loading, fetchManifest(manifestUrl)]);
    if (startOf(manifest) === before.start) return false;
    const next = open(manifestUrl, manifest);
    await next;
    loading = next;
    return true;
  }

  /** Whether there is another index to try than the one that just failed. */
  async function isRenewed(used: LoadedIndex | undefined): Promise<boolean> {
    if (used === undefined || (await load()) !== used) return true;
    return revalidate();
  }

  return {
    open() {
      // Whoever uses the index is told of a failure.
      load().catch(() => undefined);
    },
    async use(task) {
      let used: LoadedIndex | undefined;
      try {
        used = await load();
        return await task(used.index);
      } catch (error) {
        if (!(error instanceof IndexReadError) || !(await isRenewed(used))) throw error;
        return task((await load()).index);
      }
    },
    async readAhead() {
      try {
        await (await loading)?.store.readAhead();
      } catch {
        // A file that cannot be had is reported when a query needs it.
      }
    },
    revalidate,
  };
}

async function fetchManifest(url: string): Promise<object> {
  const response = await fetchIndexFile(url, {cache: 'no-cache'});
  const text = await response.text().catch((cause: unknown) => {
    throw new RetryError([{host: url, reason: 'timeout'}], {cause});
  });
  try {
    return JSON.parse(text) as object;
  } catch (cause) {
    throw new DeserializationError(`${url} does not hold JSON.`, text, {cause});
  }
}

function startOf(manifest: object): string {
  return JSON.stringify((manifest as {parts?: {name?: string}[]} | null)?.parts?.map(({name}) => name));
}

async function open(manifestUrl: string, manifest: object): Promise<LoadedIndex> {
  const store = createPartStore(manifestUrl);
  const index = await openIndex({manifest, readPart: store.read});
  return {start: startOf(manifest), index, store};
}
