import type {Browser} from 'playwright-core';
import {measureSearch, type SearchAnswer, type SearchSelectors} from '../measure/measureSearch.ts';
import type {MeasuredServer} from '../measure/serveMeasured.ts';

/** A request or a step of a cold search; times in milliseconds after the tap. */
export interface TraceStep {
  readonly what: string;
  readonly from: number;
  readonly to: number;
  /** Bytes on the wire; missing for what is no request, 0 from the cache. */
  readonly bytes?: number;
}

/** A cold search with all that happened until its first result. */
export interface FirstHit extends SearchAnswer {
  readonly steps: readonly TraceStep[];
  /** Bytes on the wire from the tap to the first result. */
  readonly bytes: number;
  /** Tasks on the main thread above 50 ms between the tap and the first result. */
  readonly longTasks: readonly (readonly [from: number, duration: number])[];
}

interface Seen {
  readonly tap: number;
  readonly result: number | null;
  readonly long: readonly (readonly [number, number])[];
  readonly messages: readonly (readonly [string, number])[];
  readonly requests: readonly (readonly [url: string, from: number, to: number, bytes: number])[];
}

/** Opens a page with an empty cache, taps on search at the first paint, types a query, and notes every step. */
export async function traceFirstHit(
  browser: Browser,
  served: MeasuredServer,
  path: string,
  selectors: SearchSelectors,
  query: string,
): Promise<FirstHit> {
  let seen: Seen | undefined;
  const answer = await measureSearch(browser, served, path, selectors, query, {
    async before({page}) {
      await page.addInitScript(WATCH_WORKER);
    },
    async after({page, evaluate}) {
      const own = (await evaluate(READ_PAGE)) as Seen;
      const [worker] = page.workers();
      const others = (await worker?.evaluate(READ_REQUESTS)) as Seen['requests'] | undefined;
      const origin = (await evaluate('performance.timeOrigin')) as number;
      const toPage = (time: number) => time - origin;
      seen = {
        ...own,
        requests: [
          ...own.requests,
          ...(others ?? []).map(
            ([url, from, to, bytes]) => [`worker ${url}`, toPage(from), toPage(to), bytes] as const,
          ),
        ],
      };
    },
  });
  if (seen === undefined) throw new Error('the search was not traced');
  const {tap, result, long, messages, requests} = seen;
  const end = result ?? Infinity;
  const steps = [
    ...requests.map(([what, from, to, bytes]) => ({what, from: from - tap, to: to - tap, bytes})),
    ...messages.map(([what, at]) => ({what, from: at - tap, to: at - tap})),
  ].sort((a, b) => a.from - b.from);
  return {
    ...answer,
    steps: steps.filter(({from}) => from + tap < end),
    bytes: requests.reduce((sum, [, from, to, bytes]) => (from >= tap && to <= end ? sum + bytes : sum), 0),
    longTasks: long
      .filter(([from, duration]) => from + duration > tap && from < end)
      .map(([from, duration]) => [from - tap, duration]),
  };
}

// Strings, because the TypeScript loader adds helper calls to functions, which a page does not have.
const WATCH_WORKER = `(() => {
  const messages = window.benchMessages = [];
  const note = (what) => messages.push([what, performance.now()]);
  addEventListener('input', () => note('input'), true);
  const {Worker} = window;
  window.Worker = class extends Worker {
    constructor(...settings) {
      super(...settings);
      note('worker is created');
      this.addEventListener('message', ({data}) => note('worker replies to ' + data.id));
    }
    postMessage(message) {
      note('worker is sent ' + message.kind + ' ' + message.id);
      super.postMessage(message);
    }
  };
})()`;
const READ_REQUESTS = `performance.getEntriesByType('resource').map(({name, startTime, responseEnd, transferSize}) =>
  [new URL(name).pathname, performance.timeOrigin + startTime, performance.timeOrigin + responseEnd, transferSize])`;
const READ_PAGE = `({
  tap: window.benchSearch.tap,
  result: window.benchSearch.result,
  long: window.benchObserved.long,
  messages: window.benchMessages,
  requests: performance.getEntriesByType('resource').map(({name, startTime, responseEnd, transferSize}) =>
    [new URL(name).pathname, startTime, responseEnd, transferSize]),
})`;
