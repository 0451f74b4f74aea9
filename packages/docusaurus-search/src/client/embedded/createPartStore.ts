import {isMetered} from '@help-center/built-site/connection';
import {listParts} from '@help-center/engine';
import {fetchIndexFile} from './fetchIndexFile.ts';

/** Most files that are fetched ahead, about one megabyte compressed; of a larger index only what queries need is read. */
const MAX_PARTS_AHEAD = 150;

/** Files fetched ahead at a time; at low priority, so that a query of the reader's goes first. */
const LANES = 6;

/** Reads the files of one index. */
export interface PartStore {
  read(name: string): Promise<Uint8Array>;
  /** Fetches in the background what is still missing, so that search goes on working without a network. */
  readAhead(): Promise<void>;
}

/** Creates a store for the files beside a manifest. */
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
        // For the next time that the network is there.
        rest.push(name);
        throw error;
      }
    }
  }

  return {
    async read(name) {
      taken.add(name);
      const bytes = ahead.get(name) ?? (await fetchPart(name, 'high'));
      // The engine keeps what it can use; should it ask again, these bytes were of no use.
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
