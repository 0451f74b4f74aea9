import {closeAnnouncement} from './announcement.ts';
import {switchColourMode} from './colourMode.ts';
import {CONTROL, isPrintable, isSearchShortcut, SEARCH_BUTTON} from './controls.ts';
import {COPY_BUTTON, copyCode} from './copyCode.ts';
import {forgetClicks, recordClick, recordInput, recordKey} from './replay.ts';
import {openSearchFrame} from './searchFrame.ts';

/** Ways into and out of {@link intercept}. */
export interface Interception {
  /** Opens the search frame with a query. */
  search(query: string): void;
  /** Leaves everything to React from now on. */
  release(): void;
}

/** Handles and records what a reader does until React is there. `ask` is called for everything that needs React. */
export function intercept(ask: (what: 'search' | 'control') => void): Interception {
  const search = (query: string) => {
    const button = document.querySelector<HTMLElement>(SEARCH_BUTTON);
    if (!button) return;
    openSearchFrame(query, (followed) => {
      forgetClicks(button);
      // The click may have been made again already, and the dialog be on its way.
      dispatchEvent(new Event('help-center-search-closed'));
      if (!followed) button.focus();
    });
    forgetClicks(button);
    recordClick(button);
    ask('search');
  };

  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || event.button !== 0) return;
    const control = event.target.closest<HTMLElement>(`a[href],${CONTROL}`);
    if (!control?.matches(CONTROL) || control.closest('dialog.search-frame,[data-native]')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (control.matches(SEARCH_BUTTON)) search('');
    else if (control.matches('[class*=colorModeToggle] button')) switchColourMode();
    else if (control.matches('[class*=announcementBar] .close')) closeAnnouncement();
    else if (control.matches(COPY_BUTTON)) void copyCode(control);
    else {
      recordClick(control);
      ask('control');
    }
  };

  const onKey = (event: KeyboardEvent) => {
    const target = event.target;
    if (!(target instanceof HTMLElement) || target.closest('dialog.search-frame')) return;
    if (isSearchShortcut(event)) {
      event.preventDefault();
      search('');
    } else if (target.matches(SEARCH_BUTTON) && isPrintable(event)) {
      event.preventDefault();
      search(event.key);
    } else if (
      target.matches('[role=tab],[role=button]:not(button),a[aria-haspopup]') &&
      ['Enter', ' ', 'ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)
    ) {
      event.preventDefault();
      recordKey(target, event);
      ask('control');
    }
  };

  const onInput = ({target}: Event) => {
    if (
      target instanceof HTMLInputElement ||
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement
    ) {
      if (!target.closest('dialog.search-frame') && target.type !== 'checkbox' && target.type !== 'radio')
        recordInput(target);
    }
  };

  addEventListener('click', onClick, true);
  addEventListener('keydown', onKey, true);
  addEventListener('input', onInput, true);
  return {
    search,
    release() {
      removeEventListener('click', onClick, true);
      removeEventListener('keydown', onKey, true);
      removeEventListener('input', onInput, true);
    },
  };
}
