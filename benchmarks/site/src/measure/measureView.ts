import {blockingTime} from './blockingTime.ts';
import type {Observed, Visit} from './openVisit.ts';
import type {MeasuredServer} from './serveMeasured.ts';
import {waitUntilQuiet} from './waitUntilQuiet.ts';

/** What the first view of a page costs; bytes as transferred, times in milliseconds. */
export interface View {
  /** Of requests sent before the load event. */
  readonly bytesBeforeLoad: number;
  readonly requestsBeforeLoad: number;
  /** Until the network is quiet, including the service worker's requests. */
  readonly bytesTotal: number;
  readonly requestsTotal: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** Total blocking time until the network is quiet. */
  readonly blocking: number;
  readonly shift: number;
  /** Time in scripts. */
  readonly script: number;
  /** Bytes of the JavaScript heap after a collection. */
  readonly heap: number;
}

/** Opens a page with an empty cache, without any input. */
export async function measureView(visit: Visit, served: MeasuredServer, path: string): Promise<View> {
  served.reset();
  await visit.page.goto(served.origin + path, {waitUntil: 'load', timeout: 60_000});
  await waitUntilQuiet(visit, served);
  const {bytes, requests} = served.traffic();
  const observed = (await visit.evaluate('window.benchObserved')) as Observed;
  if (observed.paint === null) throw new Error('the page painted nothing');
  const metrics = await readMetrics(visit);
  // Requests by listeners of the load event count as after it, so the limit is its start.
  const loadStart = (await visit.evaluate(
    "performance.getEntriesByType('navigation')[0].loadEventStart",
  )) as number;
  const loadedAt = metrics('NavigationStart') + loadStart / 1000;
  const early = [...visit.requests.values()].filter(({startedAt}) => startedAt < loadedAt);
  await visit.session.send('HeapProfiler.collectGarbage');
  const {usedSize} = await visit.session.send('Runtime.getHeapUsage');
  return {
    bytesBeforeLoad: early.reduce((sum, request) => sum + request.bytes, 0),
    requestsBeforeLoad: early.length,
    bytesTotal: bytes,
    requestsTotal: requests,
    firstPaint: observed.paint,
    largestPaint: observed.largest ?? observed.paint,
    blocking: blockingTime(observed.long, observed.paint),
    shift: observed.shift,
    script: metrics('ScriptDuration') * 1000,
    heap: usedSize,
  };
}

async function readMetrics({session}: Visit): Promise<(wanted: string) => number> {
  const {metrics} = await session.send('Performance.getMetrics');
  return (wanted) => {
    const metric = metrics.find(({name}) => name === wanted);
    if (metric === undefined) throw new Error(`the browser does not report ${wanted}`);
    return metric.value;
  };
}
