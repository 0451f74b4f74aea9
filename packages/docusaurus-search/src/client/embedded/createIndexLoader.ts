import {IndexReadError, openIndex, type SearchIndex, listParts} from '@help-center/engine';
import {DeserializationError, RetryError, ApiError} from '../SearchClient.ts';
import {isMetered} from '@help-center/built-site/connection';

/** Milliseconds for a whole file to arrive, also on a slow connection. */
const TIMEOUT_MS = 20_000;

/** Fetches one file of the index; an HTML page in its place is an error. */
export async function fetchIndexFile(url: string, init: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(url, {...init, signal: AbortSignal.timeout(TIMEOUT_MS)});
  } catch (cause) {
    const reason = (cause as Error).name === 'TimeoutError' ? 'timeout' : 'network';
    throw new RetryError([{host: url, reason}], {cause});
  }
  if (!response.ok) {
    const refused = response.status >= 400 && response.status < 500;
    if (!refused) throw new RetryError([{host: url, reason: response.status}]);
    throw new ApiError(
      `The search index file ${url} answered with status ${response.status}.`,
      response.status,
    );
  }
  if (/text\/html/u.test(response.headers.get('content-type') ?? '')) {
    throw new DeserializationError(
      `${url} answered with an HTML page instead of the search index.`,
      'text/html',
    );
  }
  return response;
}

/** Most parts to fetch ahead, about 1 MB compressed. Parts of a larger index are only read when queries need them. */
const MAX_PARTS_AHEAD = 150;

/** Parts fetched ahead at a time, at low priority so that queries go first. */
const LANES = 6;

/** Creates a store for the parts beside a manifest. */
function createPartStore(manifestUrl: string) {
  const ahead = new Map<string, Uint8Array>();
  let rest: string[] = [];

  async function fetchPart(name: string, priority: RequestPriority): Promise<Uint8Array> {
    const response = await fetchIndexFile(new URL(name, manifestUrl).href, {priority});
    return new Uint8Array(await response.arrayBuffer());
  }

  async function runLane(): Promise<void> {
    for (let name = rest.shift(); name !== undefined; name = rest.shift()) {
      const missing = name;
      const bytes = await fetchPart(missing, 'low').catch((error: unknown) => {
        // Tried again with the next call.
        rest.push(missing);
        throw error;
      });
      ahead.set(missing, bytes);
    }
  }

  return {
    async read(name: string): Promise<Uint8Array> {
      rest = rest.filter((other) => other !== name);
      const bytes = ahead.get(name) ?? (await fetchPart(name, 'high'));
      // The engine keeps what it could read; if it asks again, these bytes were bad.
      ahead.delete(name);
      if (name.startsWith('core-')) rest = listParts(name, bytes);
      return bytes;
    },
    /** Fetches missing parts in the background, so that search keeps working offline. */
    async readAhead(): Promise<void> {
      if (rest.length > MAX_PARTS_AHEAD || isMetered()) return;
      await Promise.all(Array.from({length: LANES}, runLane));
    },
  };
}

/** Opens the shipped index and follows new deploys of the site. */
export interface IndexLoader {
  /** Starts reading the index. */
  open(): void;
  /** Runs a task with the index, and once more with the new index if a deploy has removed a part it needs. */
  use<T>(task: (index: SearchIndex) => Promise<T>): Promise<T>;
  /** Fetches missing parts in the background. */
  readAhead(): Promise<void>;
  /** Fetches the manifest again and resolves to whether it names a newer index. */
  revalidate(): Promise<boolean>;
}

interface LoadedIndex {
  /** Names of the parts to read first; they change whenever the index does. */
  readonly start: string;
  readonly index: SearchIndex;
  readonly store: ReturnType<typeof createPartStore>;
}

/**
 * Creates a loader for the manifest at an absolute address; nothing is fetched before it is opened or used.
 * `given` is what the page already knows of the manifest: at least its format, version and parts.
 */
export function createIndexLoader(manifestUrl: string, given?: object): IndexLoader {
  let known = given;
  let loading: Promise<LoadedIndex> | undefined;

  /** The given manifest is as new as the page, so it is used first; after a failure the manifest is fetched. */
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
    // An index that could not be loaded, such as one that a deploy has replaced, is loaded anew with the next query.
    const loaded = loading.catch(() => undefined);
    const [before, manifest] = await Promise.all([loaded, fetchManifest(manifestUrl)]);
    if (before === undefined || startOf(manifest) === before.start) return false;
    const next = open(manifestUrl, manifest);
    await next;
    loading = next;
    return true;
  }

  /** Whether there is a newer index than the one that just failed. */
  async function isRenewed(used: LoadedIndex | undefined): Promise<boolean> {
    if (used === undefined || (await load()) !== used) return true;
    return revalidate();
  }

  return {
    open() {
      // A failure is reported when the index is used.
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
        // A missing part is reported when a query needs it.
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
