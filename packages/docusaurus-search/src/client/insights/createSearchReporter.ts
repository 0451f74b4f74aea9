import type {SearchConfig} from '../../contract/SearchConfig.ts';

/** Searches of one reader, in the shape that `POST /1/sessions` takes. */
export interface ReportBody {
  readonly index: string;
  readonly searches: readonly SettledSearch[];
}

/** A query that the reader settled on. */
interface SettledSearch {
  /** Random. A later report with the same id adds the hit that was opened. */
  readonly id: string;
  readonly query: string;
  readonly hits: number;
  readonly objectID?: string;
  /** Position of that hit, from 1. */
  readonly position?: number;
}

/** Takes note of what a reader searches for. */
export interface SearchReporter {
  /** An answer is on screen. */
  answered(query: string, hits: number): void;
  /** A hit was opened; `position` counts from 0. */
  clicked(query: string, objectID: string, position: number): void;
  closed(): void;
}

/** Milliseconds without a further answer after which the reader has settled on a query. */
const SETTLED_MS = 1000;
/** Most queries per report. */
const MAX_SEARCHES = 20;

/** Reports the queries that a reader settles on when a hit is opened, and when search or the page is left. */
export function createSearchReporter(index: string, send: (report: ReportBody) => void): SearchReporter {
  let searches: SettledSearch[] = [];
  let latest: SettledSearch | undefined;
  let settling: ReturnType<typeof setTimeout> | undefined;

  function settle(): void {
    clearTimeout(settling);
    settling = undefined;
    if (latest !== undefined && searches.at(-1)?.query !== latest.query) searches.push(latest);
  }

  function report(): void {
    if (settling !== undefined) settle();
    if (searches.length > 0) send({index, searches: searches.slice(-MAX_SEARCHES)});
    searches = [];
  }

  // The last chance to send anything.
  addEventListener('pagehide', report);

  return {
    answered(query, hits) {
      latest = {id: createId(), query: query.trim(), hits};
      clearTimeout(settling);
      settling = setTimeout(settle, SETTLED_MS);
    },
    clicked(query, objectID, position) {
      if (latest?.query !== query.trim()) return;
      settle();
      searches[searches.length - 1] = {...latest, objectID, position: position + 1};
      report();
    },
    closed: report,
  };
}

/** 32 hexadecimal digits. */
function createId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** Whether the reader asks not to be tracked: Global Privacy Control, or Do Not Track. */
export function refusesTracking(): boolean {
  const {globalPrivacyControl, doNotTrack} = navigator as {
    globalPrivacyControl?: boolean;
    doNotTrack?: string | null;
  };
  return globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes';
}

/** Opens the reporter that a configuration asks for; `undefined` if it asks for none, servers record searches, or the reader refuses tracking. */
export function openSearchReporter({sessions, backend, indexName}: SearchConfig): SearchReporter | undefined {
  if (sessions === null || backend.type === 'server' || refusesTracking()) return undefined;
  // A beacon survives leaving the page. As plain text, it needs no preflight request.
  return createSearchReporter(
    indexName,
    (report) => void navigator.sendBeacon(sessions.to, JSON.stringify(report)),
  );
}
