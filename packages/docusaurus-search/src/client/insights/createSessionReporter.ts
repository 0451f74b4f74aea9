import type {SearchConfig} from '../../contract/SearchConfig.ts';

/** One use of search, in the shape that `POST /1/sessions` takes. */
export interface SearchSessionBody {
  /** Random. A later report with the same id replaces the earlier one. */
  readonly id: string;
  readonly index: string;
  /** How far the reader got; `stayed` means half a minute on the page that was opened. */
  readonly reached: 'opened' | 'typed' | 'clicked' | 'stayed';
  /** Whether the reader came back from that page to search again. */
  readonly returned: boolean;
  /** The queries that the reader settled on; missing when a server answers searches and has seen them. */
  readonly searches?: readonly SettledSearch[];
}

interface SettledSearch {
  readonly id: string;
  readonly query: string;
  readonly hits: number;
  readonly objectID?: string;
  /** Position of that hit, from 1. */
  readonly position?: number;
}

/** Takes note of what a reader does with search. */
export interface SessionReporter {
  opened(): void;
  /** An answer is on screen. */
  answered(query: string, hits: number): void;
  /** A hit was opened; `position` counts from 0. */
  clicked(query: string, objectID: string, position: number): void;
  closed(): void;
}

/** Settings of {@link createSessionReporter}. */
interface SessionReporterOptions {
  readonly index: string;
  /** Whether to send the queries, too. */
  readonly withSearches: boolean;
  send(session: SearchSessionBody): void;
}

/** Milliseconds without a further answer after which the reader has settled on a query. */
const SETTLED_MS = 1000;
/** Milliseconds on the page of a hit after which the reader has stayed there. */
const STAY_MS = 30_000;
/** Most queries kept per session. */
const MAX_SEARCHES = 20;

/** Turns what a reader does into one session, from opening search to reading a hit, and sends it again as it grows. */
export function createSessionReporter({index, withSearches, send}: SessionReporterOptions): SessionReporter {
  let session: SearchSessionBody | undefined;
  let searches: SettledSearch[] = [];
  let latest: {readonly query: string; readonly hits: number} | undefined;
  let settling: ReturnType<typeof setTimeout> | undefined;
  let staying: ReturnType<typeof setTimeout> | undefined;
  let isSent = true;

  function change(fields: Partial<SearchSessionBody>): void {
    if (session === undefined) return;
    session = {...session, ...fields};
    isSent = false;
  }

  function settle(): void {
    clearTimeout(settling);
    if (latest === undefined || searches.length === MAX_SEARCHES) return;
    if (searches.at(-1)?.query !== latest.query) searches.push({id: createId(), ...latest});
    latest = undefined;
  }

  function report(): void {
    settle();
    if (session === undefined || isSent) return;
    isSent = true;
    send(withSearches && searches.length > 0 ? {...session, searches} : session);
  }

  // The last chance to send anything.
  addEventListener('pagehide', report);

  return {
    opened() {
      clearTimeout(staying);
      if (session?.reached === 'clicked' || session?.reached === 'stayed') {
        change({returned: true});
        report();
      }
      session = {id: createId(), index, reached: 'opened', returned: false};
      searches = [];
      isSent = false;
    },
    answered(query, hits) {
      if (session?.reached === 'opened') change({reached: 'typed'});
      isSent = false;
      latest = {query: query.trim(), hits};
      clearTimeout(settling);
      settling = setTimeout(settle, SETTLED_MS);
    },
    clicked(query, objectID, position) {
      settle();
      const at = searches.findLastIndex((search) => search.query === query.trim());
      const search = searches[at];
      if (search !== undefined) searches[at] = {...search, objectID, position: position + 1};
      change({reached: 'clicked'});
      report();
      clearTimeout(staying);
      staying = setTimeout(() => {
        if (document.visibilityState !== 'visible') return;
        change({reached: 'stayed'});
        report();
      }, STAY_MS);
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

/** Opens the reporter that a configuration asks for; `undefined` if it asks for none or the reader refuses tracking. */
export function openSessionReporter({
  sessions,
  backend,
  indexName,
}: SearchConfig): SessionReporter | undefined {
  if (sessions === null || refusesTracking()) return undefined;
  return createSessionReporter({
    index: indexName,
    withSearches: backend.type !== 'server',
    // A beacon survives leaving the page. As plain text, it needs no preflight request.
    send: (session) => void navigator.sendBeacon(sessions.to, JSON.stringify(session)),
  });
}
