import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useOfflineCopy, type OfflineCopy} from '@help-center/offline/copy';
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
        {translate({id: 'theme.offline.progress', message: 'Saving: {done} of {all}'})
          .replace('{done}', megabytes(done))
          .replace('{all}', megabytes(bytes))}
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
      <p>
        {translate({
          id: 'theme.offline.stay',
          message: 'Stay on this page until it is done. Pages you open in another tab do not disturb it.',
        })}
      </p>
      <button type="button" className="button button--secondary" onClick={copy.cancel}>
        {translate({id: 'theme.offline.cancel', message: 'Cancel'})}
      </button>
    </>
  );
}

function Choice({copy}: {copy: OfflineCopy}): ReactNode {
  const locale = useDocusaurusContext().i18n.currentLocale;
  const {state} = copy;
  switch (state.kind) {
    case 'checking':
      return <p>{translate({id: 'theme.offline.checking', message: 'Checking saved pages…'})}</p>;
    case 'unsupported':
      return (
        <p>
          {translate({
            id: 'theme.offline.unsupported',
            message: 'This browser cannot keep pages, or this address is not secure (HTTPS).',
          })}
        </p>
      );
    case 'unreachable':
      return (
        <>
          <p>
            {translate({
              id: 'theme.offline.unreachable',
              message: 'The server does not answer, so nothing can be saved now.',
            })}
          </p>
          <button type="button" className="button button--primary" onClick={copy.save}>
            {translate({id: 'theme.offline.retry', message: 'Try again'})}
          </button>
        </>
      );
    case 'saving':
      return <Saving copy={copy} done={state.done} />;
    case 'saved':
      return (
        <>
          <p>
            {translate({
              id: 'theme.offline.savedSince',
              message: 'The whole site is on this device since {date}. It takes {size}.',
            })
              .replace('{date}', day(state.date, locale))
              .replace('{size}', megabytes(state.list.bytes))}
          </p>
          {!state.isNewest && (
            <p>
              <button type="button" className="button button--primary" onClick={copy.save}>
                {translate({id: 'theme.offline.saveNew', message: 'Save the new version'})}
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
            {translate({
              id: 'theme.offline.cost',
              message:
                'Saving fetches about {transfer} when the server compresses, and takes {size} on this device: every page, every picture and the search index.',
            })
              .replace('{transfer}', megabytes(state.list.transfer))
              .replace('{size}', megabytes(state.list.bytes))}
          </p>
          <button type="button" className="button button--primary" onClick={copy.save}>
            {translate({id: 'theme.offline.save', message: 'Save for offline'})}
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
            {translate({id: 'theme.offline.remove', message: 'Remove from this device'})}
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
  if (!enabled)
    return <p>{translate({id: 'theme.offline.off', message: 'Saving is turned off for this site.'})}</p>;
  return (
    // The content of this box is made by the page's scripts, so they do not wait for a sign of intent.
    <div data-scripts="now">
      <noscript>
        <p>{translate({id: 'theme.offline.needsScripts', message: 'Saving needs JavaScript.'})}</p>
      </noscript>
      <Library baseUrl={baseUrl} />
    </div>
  );
}
