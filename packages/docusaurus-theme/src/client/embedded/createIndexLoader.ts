import {IndexReadError, openIndex} from '@help-center/engine';
import type {SearchIndex} from '@help-center/engine';
import {DeserializationError} from '../errors.ts';
import {createPartStore} from './createPartStore.ts';
import type {PartStore} from './createPartStore.ts';
import {fetchIndexFile} from './fetchIndexFile.ts';

/** Opens the shipped index and keeps up with a site that is deployed anew. */
export interface IndexLoader {
  /** Begins to read the index. */
  open(): void;
  /** Runs a task with the index; when a part is gone since a new deploy, the task runs once more with the new index. */
  use<T>(task: (index: SearchIndex) => Promise<T>): Promise<T>;
  /** Asks the server for a newer manifest and resolves to whether there was one. */
  revalidate(): Promise<boolean>;
}

interface LoadedIndex {
  readonly manifestText: string;
  readonly index: SearchIndex;
  readonly store: PartStore;
}

/** Creates a loader for the manifest at that absolute address; nothing is fetched before it is opened or used. */
export function createIndexLoader(manifestUrl: string, manifestText?: string): IndexLoader {
  let given = manifestText;
  let loading: Promise<LoadedIndex> | undefined;

  /** What was given is as new as the page; after a failure it is fetched. */
  function takeManifest(): Promise<string> {
    const text = given === undefined ? fetchManifest(manifestUrl) : Promise.resolve(given);
    given = undefined;
    return text;
  }

  function load(): Promise<LoadedIndex> {
    const started = (loading ??= takeManifest().then((text) => open(manifestUrl, text)));
    started.catch(() => {
      if (loading === started) loading = undefined;
    });
    return started;
  }

  async function revalidate(): Promise<boolean> {
    if (loading === undefined) return false;
    const [before, text] = await Promise.all([loading, fetchManifest(manifestUrl)]);
    if (text === before.manifestText) return false;
    const next = open(manifestUrl, text);
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
        const outcome = await task(used.index);
        // A file that cannot be had is reported when a query needs it.
        used.store.readAhead().catch(() => undefined);
        return outcome;
      } catch (error) {
        if (!(error instanceof IndexReadError) || !(await isRenewed(used))) throw error;
        return task((await load()).index);
      }
    },
    revalidate,
  };
}

async function fetchManifest(url: string): Promise<string> {
  const response = await fetchIndexFile(url, {cache: 'no-cache'});
  return response.text();
}

async function open(manifestUrl: string, manifestText: string): Promise<LoadedIndex> {
  let manifest: unknown;
  try {
    manifest = JSON.parse(manifestText);
  } catch (cause) {
    throw new DeserializationError(`${manifestUrl} does not hold JSON.`, manifestText, {cause});
  }
  const store = createPartStore(manifestUrl);
  const index = await openIndex({manifest, readPart: store.read});
  return {manifestText, index, store};
}
