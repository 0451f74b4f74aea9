import {setTimeout as delay} from 'node:timers/promises';
import type {ServedFolder} from './serveFolder.ts';
import type {Visit} from './openVisit.ts';

/** No request for this long counts as quiet; scripts that wait for idle time are past by then. */
const QUIET_MS = 2500;
const POLL_MS = 50;

/** Resolves when the page is loaded and neither it nor its service worker has asked for anything for a while. Throws after the limit. */
export async function waitUntilQuiet(visit: Visit, served: ServedFolder, limitMs = 60_000): Promise<void> {
  const start = performance.now();
  let quietSince = start;
  let seen = -1;
  while (performance.now() - quietSince < QUIET_MS) {
    if (performance.now() - start > limitMs) throw new Error('the network did not become quiet');
    const {requests, open} = served.traffic();
    const busy =
      open > 0 || visit.loadedAt() === null || [...visit.requests.values()].some(({done}) => !done);
    if (busy || requests !== seen) quietSince = performance.now();
    seen = requests;
    await delay(POLL_MS);
  }
}
