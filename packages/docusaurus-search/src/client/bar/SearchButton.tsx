import {useRef, useSyncExternalStore} from 'react';
import type {ComponentType, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useSearchDialog} from './useSearchDialog.ts';
import type {DialogProps} from './useSearchDialog.ts';

const CTRL = translate({id: 'theme.search.ctrl', message: 'Ctrl'});

/** Settings of {@link SearchButton}. */
export interface SearchButtonProps {
  /** Fetches the dialog. */
  load(): Promise<ComponentType<DialogProps>>;
  /** Whether a slash or any other character pressed on its own opens search. */
  readonly characterKeys: boolean;
}

/** The search button of the bar with its shortcuts. It loads the dialog on the first sign of intent. */
export function SearchButton({load, characterKeys}: SearchButtonProps): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const control = useSearchDialog(button, load, characterKeys);
  const {status, Dialog, initialQuery, isSelected, onKeep, preload, open, close} = control;
  const modifier = useSyncExternalStore(subscribeToNothing, readModifier, () => undefined);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="DocSearch DocSearch-Button"
        aria-haspopup="dialog"
        aria-keyshortcuts={`Control+K Meta+K${characterKeys ? ' /' : ''}`}
        aria-busy={status === 'loading'}
        onClick={open}
        onPointerEnter={preload}
        onTouchStart={preload}
        onFocus={preload}
      >
        <svg className="DocSearch-Search-Icon" width="18" height="18" viewBox="0 0 20 20" aria-hidden="true">
          <path
            d="M13.5 13.5 18 18M8.5 15a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Z"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.7"
            strokeLinecap="round"
          />
        </svg>
        <span className="DocSearch-Button-Placeholder">
          {translate({id: 'theme.search.search', message: 'Search'})}
        </span>
        <span className="DocSearch-Button-Keys" aria-hidden="true">
          <span className="DocSearch-Button-Key">{modifier ?? CTRL}</span>
          <span className="DocSearch-Button-Key">K</span>
        </span>
      </button>
      {/* Rendered empty first: screen readers often skip what a live region begins with. */}
      {modifier !== undefined && (
        <output>
          {status === 'loading' && (
            <span className="DocSearch-Load">
              {translate({id: 'theme.search.loading', message: 'Loading search…'})}
            </span>
          )}
        </output>
      )}
      {status === 'failed' && (
        <div className="DocSearch-Load" role="alert">
          {translate({
            id: 'theme.search.loadFailed',
            message: 'Search could not be loaded. You might want to check your network connection.',
          })}
          <button ref={focusOnce} type="button" onClick={open}>
            {translate({id: 'theme.search.retry', message: 'Retry'})}
          </button>
          <button type="button" onClick={close}>
            {translate({id: 'theme.search.cancel', message: 'Cancel'})}
          </button>
        </div>
      )}
      {status === 'open' && Dialog !== null && (
        <Dialog initialQuery={initialQuery} isSelected={isSelected} onKeep={onKeep} onClose={close} />
      )}
    </>
  );
}

/** Keyboard readers who waited for search can retry with one key. */
const focusOnce = (button: HTMLButtonElement | null): void => button?.focus();

const subscribeToNothing = () => () => {};

function readModifier(): string {
  return /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : CTRL;
}
