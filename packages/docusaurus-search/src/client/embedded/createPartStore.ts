import {isMetered} from '@help-center/built-site/connection';
import {listParts} from '@help-center/engine';
import {fetchIndexFile} from './fetchIndexFile.ts';

/** Most parts to fetch ahead, about 1 MB compressed. Parts of a larger index are only read when queries need them. */
const MAX_PARTS_AHEAD = 150;

/** Parts fetched ahead at a time, at low priority so that queries go first. */
const LANES = 6;

/** Reads the parts of one index. */
export interface PartStore {
  read(name: string): Promise<Uint8Array>;
  /** Fetches missing parts in the background, so that search keeps working offline. */
  readAhead(): Promise<void>;
}

/** Creates a store for the parts beside a manifest. */
export function createPartStore(manifestUrl: string): PartStore {
  const ahead = new Map<string, Uint8Array>();
  const taken = new Set<string>();
  let rest: string[] = [];

  async function fetchPart(name: string, priority: RequestPriority): Promise<Uint8Array> {
    const response = await fetchIndexFile(new URL(name, manifestUrl).href, {priority});
    return new Uint8Array(await response.arrayBuffer());
  }

  async function runLane(): Promise<void> {
    for (let name = rest.shift(); name !== undefined; name = rest.shift()) {
      if (taken.has(name)) continue;
      try {
        ahead.set(name, await fetchPart(name, 'low'));
      } catch (error) {
        // Tried again with the next call.
        rest.push(name);
        throw error;
      }
    }
  }

  return {
    async read(name) {
      taken.add(name);
      const bytes = ahead.get(name) ?? (await fetchPart(name, 'high'));
      // The engine keeps what it could read; if it asks again, these bytes were bad.
      ahead.delete(name);
      if (name.startsWith('core-')) rest = listParts(name, bytes);
      return bytes;
    },
    async readAhead() {
      if (rest.length > MAX_PARTS_AHEAD || isMetered()) return;
      await Promise.all(Array.from({length: LANES}, runLane));
    },
  };
}
