import type {SearchClientOptions} from '@generated/help-center-search/default/options.json';
import type {SessionReporter} from './createSessionReporter.ts';

/** Whether the reader asks not to be tracked: Global Privacy Control, or Do Not Track. */
export function refusesTracking(): boolean {
  const {globalPrivacyControl, doNotTrack} = navigator as {
    globalPrivacyControl?: boolean;
    doNotTrack?: string | null;
  };
  return globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes';
}

/**
 * Opens the reporter that the site's options ask for; `undefined` if they ask for none or the reader refuses tracking.
 * Its script is only fetched when it is used.
 */
export function openSessionReporter({
  sessions,
  backend,
  indexName,
}: SearchClientOptions): SessionReporter | undefined {
  if (sessions === null || refusesTracking()) return undefined;
  const {to} = sessions;
  const opening = import('./createSessionReporter.ts').then(({createSessionReporter}) =>
    createSessionReporter({
      index: indexName,
      withSearches: backend.type !== 'server',
      // A beacon survives leaving the page. As plain text, it needs no preflight request.
      send: (session) => void navigator.sendBeacon(to, JSON.stringify(session)),
    }),
  );
  const tell = (act: (reporter: SessionReporter) => void): void => {
    opening.then(act).catch((error: unknown) => console.error('[search] could not report:', error));
  };
  return {
    opened: () => tell((reporter) => reporter.opened()),
    answered: (query, hits) => tell((reporter) => reporter.answered(query, hits)),
    clicked: (query, objectID, position) => tell((reporter) => reporter.clicked(query, objectID, position)),
    closed: () => tell((reporter) => reporter.closed()),
  };
}
