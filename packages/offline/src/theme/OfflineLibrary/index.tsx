import {useEffect, type ReactNode, useRef, type FocusEvent, type RefObject} from 'react';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {usePluginData} from '@docusaurus/useGlobalData';
import {COPY_CHANGED, useOfflineCopy, type OfflineCopy} from '@help-center/offline/copy';
import {Groups} from './Groups.tsx';
import {Saving, useFormat} from './Saving.tsx';

import '@help-center/offline/offline.css';

function Problem({children}: {children: string}): ReactNode {
  return children !== '' && <p className="alert alert--danger">{children}</p>;
}

/** Buttons for the whole copy: one to save it, if there is something to save, and one to remove everything. */
function Actions({
  copy,
  save,
  onSave = () => copy.save(),
  canRemove,
}: {
  copy: OfflineCopy;
  /** Label of the save button; empty for none. */
  save: string;
  onSave?: () => void;
  canRemove: boolean;
}): ReactNode {
  return (
    <p className="offline-actions">
      {save !== '' && (
        <button type="button" className="button button--primary" data-saves="" onClick={onSave}>
          {save}
        </button>
      )}
      {canRemove && (
        <button
          type="button"
          className="button button--secondary"
          data-saves=""
          data-removes
          onClick={() => copy.remove()}
        >
          {translate({id: 'theme.offline.remove', message: 'Remove from this device'})}
        </button>
      )}
    </p>
  );
}

/** How many bytes the whole site takes. */
function Cost({bytes}: {bytes: number}): ReactNode {
  const {megabytes} = useFormat();
  return (
    <p>
      {translate({
        id: 'theme.offline.cost',
        message:
          'The whole site takes {size} on this device: every page, every picture and the search index.',
      }).replace('{size}', megabytes(bytes))}
    </p>
  );
}

function Choice({copy}: {copy: OfflineCopy}): ReactNode {
  const {megabytes, day} = useFormat();
  const {state} = copy;
  const saveAll = translate({id: 'theme.offline.saveAll', message: 'Save the whole site'});
  switch (state.kind) {
    case 'checking':
      return (
        <p className="offline-checking">
          {translate({id: 'theme.offline.checking', message: 'Checking saved pages…'})}
        </p>
      );
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
          <Actions
            copy={copy}
            save={translate({id: 'theme.offline.retry', message: 'Try again'})}
            onSave={copy.check}
            canRemove={state.isAnythingKept}
          />
        </>
      );
    case 'saving':
      // A group that is being added shows progress in its own row.
      return (
        state.only?.every((id) => state.before.includes(id)) !== false && (
          <Saving copy={copy} state={state} saves="" />
        )
      );
    case 'saved': {
      const {only} = state.list;
      const saveNew = translate({id: 'theme.offline.saveNew', message: 'Save the new version'});
      return (
        <>
          <p>
            {(only
              ? translate({
                  id: 'theme.offline.groupsSince',
                  message: 'What is marked as saved has been on this device since {date}. It takes {size}.',
                })
              : translate({
                  id: 'theme.offline.savedSince',
                  message: 'The whole site has been on this device since {date}. It takes {size}.',
                })
            )
              .replace('{date}', day(state.date))
              .replace('{size}', megabytes(state.bytes))}
          </p>
          <Actions
            copy={copy}
            save={state.isNewest ? '' : saveNew}
            onSave={() => copy.save(only)}
            canRemove
          />
          {only && (
            <>
              <Cost {...state.offer} />
              <Actions copy={copy} save={saveAll} canRemove={false} />
            </>
          )}
        </>
      );
    }
    default:
      return (
        <>
          <Cost {...state.list} />
          <Actions copy={copy} save={saveAll} canRemove={state.isAnythingKept} />
        </>
      );
  }
}

function Library({baseUrl}: {baseUrl: string}): ReactNode {
  const copy = useOfflineCopy(baseUrl);
  const {state} = copy;
  const {progress} = useFormat();
  const saving = state.kind === 'saving' ? progress(state) : '';
  useEffect(() => {
    if (copy.message !== '') dispatchEvent(new CustomEvent(COPY_CHANGED, {detail: saving}));
  }, [copy.message, saving]);
  return (
    <div className="offline-box" tabIndex={-1} {...useKeptFocus()}>
      <Problem>{'problem' in state ? state.problem : ''}</Problem>
      <Groups copy={copy} />
      <Choice copy={copy} />
      <p role="status" className="offline-message">
        {copy.message}
      </p>
    </div>
  );
}

/** Saves the site or groups of it on the reader's device with progress and size, and removes them. */
export default function OfflineLibrary(): ReactNode {
  const baseUrl = useBaseUrl('/');
  const {enabled} = usePluginData('help-center-offline') as {enabled: boolean};
  if (!enabled)
    return <p>{translate({id: 'theme.offline.off', message: 'Saving is turned off for this site.'})}</p>;
  return (
    // Scripts render this box, so they must not wait for intent.
    <div data-scripts="now">
      <noscript>
        <p>{translate({id: 'theme.offline.needsScripts', message: 'Saving needs JavaScript.'})}</p>
      </noscript>
      <Library baseUrl={baseUrl} />
    </div>
  );
}

/**
 * Moves the focus when the focused button is replaced by another with the same `data-saves`; never to one that removes
 * something.
 */
function useKeptFocus(): {
  ref: RefObject<HTMLDivElement | null>;
  onFocus(event: FocusEvent): void;
} {
  const ref = useRef<HTMLDivElement>(null);
  const held = useRef<HTMLElement>(null);
  useEffect(() => {
    const isLost = held.current?.isConnected === false && document.activeElement === document.body;
    if (!isLost) return;
    const saves = held.current?.dataset.saves;
    const next = Array.from(ref.current?.querySelectorAll<HTMLElement>('[data-saves]') ?? []).find(
      (button) => button.dataset.saves === saves && !button.hasAttribute('data-removes'),
    );
    (next ?? ref.current)?.focus({preventScroll: true});
  });
  return {ref, onFocus: ({target}) => void (held.current = target as HTMLElement)};
}
