import {useEffect, useRef, type FocusEvent, type ReactNode, type RefObject} from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useOfflineCopy, type OfflineCopy} from '@help-center/offline/copy';
import '@help-center/offline/offline.css';

function megabytes(bytes: number, language: string): string {
  const digits = {minimumFractionDigits: 1, maximumFractionDigits: 1};
  return `${new Intl.NumberFormat(language, digits).format(bytes / 1e6)} MB`;
}

function day(date: Date, language: string): string {
  return new Intl.DateTimeFormat(language, {dateStyle: 'long', timeStyle: 'short'}).format(date);
}

/** The language of the page, as browsers know it. */
function useLanguage(): string {
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  return localeConfigs[currentLocale]?.htmlLang ?? currentLocale;
}

/** Moves the focus on when the button that has it gives way to others; never to one that removes. */
function useKeptFocus(kind: string): {
  ref: RefObject<HTMLDivElement | null>;
  onFocus(event: FocusEvent): void;
} {
  const ref = useRef<HTMLDivElement>(null);
  const held = useRef<Element>(null);
  useEffect(() => {
    const isLost = held.current?.isConnected === false && document.activeElement === document.body;
    if (!isLost) return;
    const next = ref.current?.querySelector<HTMLElement>(kind === 'saving' ? 'button' : '.button--primary');
    (next ?? ref.current)?.focus({preventScroll: true});
  }, [kind]);
  return {ref, onFocus: ({target}) => void (held.current = target)};
}

function Problem({children}: {children: string}): ReactNode {
  return children !== '' && <p className="alert alert--danger">{children}</p>;
}

function Saving({copy, done}: {copy: OfflineCopy; done: number}): ReactNode {
  const language = useLanguage();
  if (copy.state.kind !== 'saving') return null;
  const {bytes} = copy.state.list;
  const percent = Math.floor((done / bytes) * 100);
  return (
    <>
      <p id="offline-progress">
        {translate({id: 'theme.offline.progress', message: 'Saving: {done} of {all}'})
          .replace('{done}', megabytes(done, language))
          .replace('{all}', megabytes(bytes, language))}
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

function RemoveButton({copy}: {copy: OfflineCopy}): ReactNode {
  return (
    <button type="button" className="button button--secondary" onClick={copy.remove}>
      {translate({id: 'theme.offline.remove', message: 'Remove from this device'})}
    </button>
  );
}

function Choice({copy}: {copy: OfflineCopy}): ReactNode {
  const language = useLanguage();
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
              message: 'The server is not responding, so nothing can be saved now.',
            })}
          </p>
          <p className="offline-actions">
            <button type="button" className="button button--primary" onClick={copy.save}>
              {translate({id: 'theme.offline.retry', message: 'Try again'})}
            </button>
            {state.isAnythingKept && <RemoveButton copy={copy} />}
          </p>
        </>
      );
    case 'saving':
      return <Saving copy={copy} done={state.done} />;
    case 'saved':
      return (
        <>
          <Problem>{state.problem}</Problem>
          <p>
            {translate({
              id: 'theme.offline.savedSince',
              message: 'The whole site has been on this device since {date}. It takes {size}.',
            })
              .replace('{date}', day(state.date, language))
              .replace('{size}', megabytes(state.list.bytes, language))}
          </p>
          <p className="offline-actions">
            {!state.isNewest && (
              <button type="button" className="button button--primary" onClick={copy.save}>
                {translate({id: 'theme.offline.saveNew', message: 'Save the new version'})}
              </button>
            )}
            <RemoveButton copy={copy} />
          </p>
        </>
      );
    default:
      return (
        <>
          <Problem>{state.problem}</Problem>
          <p>
            {translate({
              id: 'theme.offline.cost',
              message:
                'Saving fetches about {transfer} when the server compresses, and takes {size} on this device: every page, every picture and the search index.',
            })
              .replace('{transfer}', megabytes(state.list.transfer, language))
              .replace('{size}', megabytes(state.list.bytes, language))}
          </p>
          <p className="offline-actions">
            <button type="button" className="button button--primary" onClick={copy.save}>
              {translate({id: 'theme.offline.save', message: 'Save for offline'})}
            </button>
            {state.isAnythingKept && <RemoveButton copy={copy} />}
          </p>
        </>
      );
  }
}

function Library({baseUrl}: {baseUrl: string}): ReactNode {
  const copy = useOfflineCopy(baseUrl);
  const focus = useKeptFocus(copy.state.kind);
  return (
    <div className="offline-box" tabIndex={-1} {...focus}>
      <Choice copy={copy} />
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
