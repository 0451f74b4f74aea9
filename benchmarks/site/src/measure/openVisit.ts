import {setTimeout as delay} from 'node:timers/promises';
import type {Browser, CDPSession, Page} from 'playwright-core';

/** A browser page with an empty cache, throttled by {@link PROFILE}. */
export interface Visit {
  readonly page: Page;
  readonly session: CDPSession;
  /** Requests of the page, by id. */
  readonly requests: ReadonlyMap<string, VisitRequest>;
  /** Time of the load event on the clock of the requests; `null` before. */
  readonly loadedAt: () => number | null;
  /** Evaluates an expression in the page, also under a strict content security policy. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Waits until an expression is true. Resolves to `false` if it is not within the limit. */
  readonly until: (expression: string, limitMs: number) => Promise<boolean>;
  readonly close: () => Promise<void>;
}

/** A request of the page, including its redirects. */
export interface VisitRequest {
  /** The document that it belongs to. */
  readonly document: string;
  readonly startedAt: number;
  bytes: number;
  done: boolean;
}

/**
 * A phone on a slow 4G network: 1.6 Mbit/s down, 750 kbit/s up, 150 ms round-trip time. Chromium throttles requests, not
 * packets or connections, so latency and rates are adjusted as in Lighthouse (its docs/throttling.md).
 */
export const PROFILE: {
  readonly viewport: {readonly width: number; readonly height: number};
  readonly cpuSlowdown: number;
  readonly latencyMs: number;
  /** Bytes per second. */
  readonly down: number;
  readonly up: number;
} = {
  viewport: {width: 390, height: 844},
  cpuSlowdown: 4,
  latencyMs: 150 * 3.75,
  down: (1_600_000 / 8) * 0.9,
  up: (750_000 / 8) * 0.9,
};

const POLL_MS = 20;

/**
 * Opens an empty page. `slow: false` disables throttling, to warm up the server.
 */
export async function openVisit(browser: Browser, {slow}: {slow: boolean}): Promise<Visit> {
  const context = await browser.newContext({
    viewport: PROFILE.viewport,
    isMobile: true,
    hasTouch: true,
    colorScheme: 'light',
  });
  await context.addInitScript(OBSERVE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const requests = new Map<string, VisitRequest>();
  let loadedAt: number | null = null;
  session.on('Network.requestWillBeSent', ({requestId, loaderId, timestamp, request}) => {
    if (!/^https?:/.test(request.url) || requests.has(requestId)) return;
    requests.set(requestId, {document: loaderId, startedAt: timestamp, bytes: 0, done: false});
  });
  const finish = (requestId: string, bytes: number) => {
    const request = requests.get(requestId);
    if (request === undefined) return;
    request.bytes += bytes;
    request.done = true;
  };
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) =>
    finish(requestId, encodedDataLength),
  );
  session.on('Network.loadingFailed', ({requestId}) => finish(requestId, 0));
  // Chromium does not report the end of a prefetch whose document is gone.
  session.on('Page.frameNavigated', ({frame}) => {
    if (frame.parentId !== undefined) return;
    for (const request of requests.values()) request.done ||= request.document !== frame.loaderId;
  });
  session.on('Page.loadEventFired', ({timestamp}) => {
    loadedAt ??= timestamp;
  });
  await session.send('Network.enable');
  await session.send('Page.enable');
  await session.send('Performance.enable');
  if (slow) {
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: PROFILE.latencyMs,
      downloadThroughput: PROFILE.down,
      uploadThroughput: PROFILE.up,
    });
    await session.send('Emulation.setCPUThrottlingRate', {rate: PROFILE.cpuSlowdown});
  }
  const evaluate = async (expression: string) => {
    const {result} = await session.send('Runtime.evaluate', {expression, returnByValue: true});
    return result.value as unknown;
  };
  const until = async (expression: string, limitMs: number) => {
    for (const start = performance.now(); performance.now() - start < limitMs; await delay(POLL_MS)) {
      if ((await evaluate(expression)) === true) return true;
    }
    return false;
  };
  return {page, session, requests, loadedAt: () => loadedAt, evaluate, until, close: () => context.close()};
}

/** What the script below records in every document. */
export interface Observed {
  paint: number | null;
  largest: number | null;
  shift: number;
  /** Start and duration of tasks above 50 ms. */
  long: [number, number][];
}

// A string, because the TypeScript loader adds helper calls to functions, which a page does not have.
const OBSERVE = `(() => {
  const seen = {paint: null, largest: null, shift: 0, long: []};
  window.benchObserved = seen;
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({type, buffered: true});
  watch('paint', (entry) => { if (entry.name === 'first-contentful-paint') seen.paint = entry.startTime; });
  watch('largest-contentful-paint', (entry) => { seen.largest = entry.startTime; });
  watch('layout-shift', (entry) => { if (!entry.hadRecentInput) seen.shift += entry.value; });
  watch('longtask', (entry) => seen.long.push([entry.startTime, entry.duration]));
})()`;
