import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useOfflineCopy, type OfflineCopy} from '../../client/useOfflineCopy.ts';
import '@help-center/offline/offline.css';

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
const day = (date: Date, locale: string) =>
  new Intl.DateTimeFormat(locale, {dateStyle: 'long', timeStyle: 'short'}).format(date);

function Saving({copy, done}: {copy: OfflineCopy; done: number}): ReactNode {
  if (copy.state.kind !== 'saving') return null;
  const {bytes} = copy.state.list;
  const percent = Math.floor((done / bytes) * 100);
  return (
    <>
      <p id="offline-progress">
        Saving: {megabytes(done)} of {megabytes(bytes)}
      </p>
      <div
        className="offline-progress"
        role="progressbar"
        aria-labelledby="offline-progress"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
          <rect width={percent} height="1" />
        </svg>
      </div>
      <p>Stay on this page until it is done. Pages you open in another tab do not disturb it.</p>
      <button type="button" className="button button--secondary" onClick={copy.cancel}>
        Cancel
      </button>
    </>
  );
}

function Choice({copy}: {copy: OfflineCopy}): ReactNode {
  const locale = useDocusaurusContext().i18n.currentLocale;
  const {state} = copy;
  switch (state.kind) {
    case 'checking':
      return <p>Checking saved pages…</p>;
    case 'unsupported':
      return <p>This browser cannot keep pages, or this address is not secure (HTTPS).</p>;
    case 'unreachable':
      return (
        <>
          <p>The server does not answer, so nothing can be saved now.</p>
          <button type="button" className="button button--primary" onClick={copy.save}>
            Try again
          </button>
        </>
      );
    case 'saving':
      return <Saving copy={copy} done={state.done} />;
    case 'saved':
      return (
        <>
          <p>
            The whole site is on this device since {day(state.date, locale)}. It takes{' '}
            {megabytes(state.list.bytes)}.
          </p>
          {!state.isNewest && (
            <p>
              <button type="button" className="button button--primary" onClick={copy.save}>
                Save the new version
              </button>
            </p>
          )}
        </>
      );
    default:
      return (
        <>
          {state.problem && <p className="alert alert--danger">{state.problem}</p>}
          <p>
            Saving fetches about {megabytes(state.list.transfer)} when the server compresses, and takes{' '}
            {megabytes(state.list.bytes)} on this device: every page, every picture and the search index.
          </p>
          <button type="button" className="button button--primary" onClick={copy.save}>
            Save for offline
          </button>
        </>
      );
  }
}

function Library({baseUrl}: {baseUrl: string}): ReactNode {
  const copy = useOfflineCopy(baseUrl);
  const {kind} = copy.state;
  return (
    <div className="offline-box">
      <Choice copy={copy} />
      {(kind === 'offered' || kind === 'saved') && (
        <p className="offline-remove">
          <button type="button" className="button button--secondary" onClick={copy.remove}>
            Remove from this device
          </button>
        </p>
      )}
      <p role="status" className="offline-message">
        {copy.message}
      </p>
    </div>
  );
}

/** Saves the whole site on the reader's device, shows how far it is and what it takes, and removes it again. */
export default function OfflineLibrary(): ReactNode {
  const baseUrl = useBaseUrl('/');
  const {enabled} = usePluginData('help-center-offline') as {enabled: boolean};
  if (!enabled) return <p>Saving is turned off for this site.</p>;
  return (
    // The content of this box is made by the page's scripts, so they do not wait for a sign of intent.
    <div data-scripts="now">
      <noscript>
        <p>Saving needs JavaScript.</p>
      </noscript>
      <Library baseUrl={baseUrl} />
    </div>
  );
}
