import {setTimeout as wait} from 'node:timers/promises';
import {createServerClient} from '../../../packages/docusaurus-search/src/client/server/createServerClient.ts';
import {idOf} from '../../../packages/server/src/insights/readBodies.ts';

/** What became of the searches and events of a reader since it was last asked. */
export interface SoakCounts {
  answered: number;
  /** Searches that failed at first and were answered when the reader asked again. */
  retried: number;
  /** Searches that nobody answered within {@link PATIENCE_MS}. */
  lost: number;
  /** Milliseconds until the answer, of those that were not asked again. */
  times: number[];
}

/** One browser with one reader. */
export interface SoakReader {
  /** Ids of the events that a host has acknowledged. */
  readonly acknowledged: readonly string[];
  /** Events that no host took. */
  readonly refused: number;
  take(): SoakCounts;
  /** Types query after query until the signal ends it. */
  read(signal: AbortSignal): Promise<void>;
}

/** A reader gives up after that. */
const PATIENCE_MS = 30_000;

const empty = (): SoakCounts => ({answered: 0, retried: 0, lost: 0, times: []});

/**
 * Creates a reader with the client of the browser and a storage of its own. Events go to hosts that share a database: a
 * client that had no answer sends them to the next one.
 */
export function createSoakReader(
  hosts: readonly string[],
  eventHosts: readonly string[],
  queries: readonly string[],
  pauseMs: number,
): SoakReader {
  const values = new Map<string, unknown>();
  const storage = {
    read: (key: string) => values.get(key),
    write: (key: string, value: unknown) => void values.set(key, value),
  };
  const client = createServerClient({hosts, storage});
  const eventClient = createServerClient({hosts: eventHosts, storage});
  const acknowledged: string[] = [];
  const events = new Set<Promise<void>>();
  let refused = 0;
  let counts = empty();

  async function search(query: string): Promise<void> {
    const start = performance.now();
    for (let tries = 0; performance.now() - start < PATIENCE_MS; tries += 1) {
      try {
        const [result] = await client.search([
          {indexName: 'docs', query, hitsPerPage: 20, clickAnalytics: true},
        ]);
        counts.answered += 1;
        if (tries > 0) counts.retried += 1;
        else counts.times.push(performance.now() - start);
        if (result?.hits[0] !== undefined && result.queryID !== undefined)
          click(result.queryID, result.hits[0].objectID);
        return;
      } catch {
        await wait(500);
      }
    }
    counts.lost += 1;
  }

  /** Opens a hit; nobody waits for the event. */
  function click(queryID: string, objectID: string): void {
    const event = {
      eventType: 'click',
      eventName: 'Item Clicked',
      index: 'docs',
      userToken: 'soak',
      queryID,
      objectIDs: [objectID],
    };
    const sent = eventClient
      .sendEvents([event])
      .then(
        () => void acknowledged.push(idOf('click', queryID, objectID)),
        () => void (refused += 1),
      )
      .finally(() => events.delete(sent));
    events.add(sent);
  }

  return {
    acknowledged,
    get refused() {
      return refused;
    },
    take() {
      const taken = counts;
      counts = empty();
      return taken;
    },
    async read(signal) {
      for (let number = 0; !signal.aborted; number += 1) {
        await search(queries[number % queries.length] as string);
        await wait(pauseMs);
      }
      await Promise.all(events);
    },
  };
}
