import {setTimeout as delay} from 'node:timers/promises';
import type {MeasuredServer} from './serveMeasured.ts';
import type {Visit} from './openVisit.ts';

/** The network counts as quiet after this long without a request; scripts that wait for idle time have run by then. */
const QUIET_MS = 2500;
const POLL_MS = 50;

/**
 * Resolves when the page has loaded and the network is quiet, including its service worker. Without a visit only the server is
 * looked at. Rejects after the limit.
 */
export async function waitUntilQuiet(
  visit: Visit | null,
  served: MeasuredServer,
  limitMs = 60_000,
): Promise<void> {
  const start = performance.now();
  let quietSince = start;
  let seen = -1;
  while (performance.now() - quietSince < QUIET_MS) {
    if (performance.now() - start > limitMs) throw new Error('the network did not become quiet');
    const {requests, open} = served.traffic();
    const isLoading =
      visit !== null && (visit.loadedAt() === null || [...visit.requests.values()].some(({done}) => !done));
    const busy = open > 0 || isLoading;
    if (busy || requests !== seen) quietSince = performance.now();
    seen = requests;
    await delay(POLL_MS);
  }
}
