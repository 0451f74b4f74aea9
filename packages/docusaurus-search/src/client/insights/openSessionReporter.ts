import type {SearchConfig} from '../../contract/SearchConfig.ts';
import {createSessionReporter, type SessionReporter} from './createSessionReporter.ts';

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
