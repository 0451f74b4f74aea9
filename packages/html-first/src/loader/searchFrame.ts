import {showHits} from './searchHits.ts';
import {askEarly, type EarlyAnswer} from './searchStart.ts';

/** What the real dialog takes over from the frame. */
export interface EarlySearch {
  /** Removes the frame and returns what the reader has typed so far, and the hits on show. */
  take(): {readonly query: string; readonly result?: object | undefined};
}

declare global {
  interface Window {
    helpCenterEarlySearch?: EarlySearch;
  }
}

/** Query length that the search dialog accepts. */
const MAX_LENGTH = 64;

/** Shows the empty search dialog at once; what is typed into it is handed to the real one. */
export function openSearchFrame(query: string, onClose: () => void): void {
  const open = document.querySelector<HTMLDialogElement>('dialog.search-frame');
  if (open) return;
  const frame = document.createElement('dialog');
  frame.className = 'search-frame';
  frame.setAttribute('aria-label', 'Search');
  const input = document.createElement('input');
  input.type = 'search';
  input.maxLength = MAX_LENGTH;
  input.placeholder = 'Search docs';
  input.setAttribute('aria-label', 'Search docs');
  input.autocomplete = 'off';
  input.value = query;
  const list = document.createElement('div');
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  status.textContent = 'Loading search…';
  frame.append(input, list, status);
  document.body.append(frame);
  let handedOver = false;
  let answer: EarlyAnswer | undefined;
  /** Whether Enter was pressed before there was a hit to open. */
  let entered = false;
  frame.addEventListener('close', () => {
    frame.remove();
    delete window.helpCenterEarlySearch;
    if (!handedOver) onClose();
  });
  window.helpCenterEarlySearch = {
    take() {
      handedOver = true;
      const {value} = input;
      frame.close();
      return {query: value, result: answer?.query === value ? answer.result : undefined};
    },
  };
  const openFirst = () => list.querySelector('a')?.click();
  const ask = () => {
    askEarly(input.value, (hits) => {
      answer = hits;
      showHits(list, hits.groups);
      if (hits.groups.length > 0) status.textContent = '';
      if (entered) openFirst();
    });
  };
  input.addEventListener('input', () => {
    entered = false;
    ask();
  });
  input.addEventListener('keydown', ({key, isComposing}) => {
    if (key !== 'Enter' || isComposing) return;
    if (answer?.query === input.value) openFirst();
    else entered = true;
  });
  // A hit on this very page leaves the document as it is.
  list.addEventListener('click', ({ctrlKey, metaKey, shiftKey, target}) => {
    const isPlain = !ctrlKey && !metaKey && !shiftKey;
    if (isPlain && target instanceof Element && target.closest('a')) frame.close();
  });
  ask();
  frame.showModal();
  input.focus();
  input.setSelectionRange(query.length, query.length);
}

/** What stands in the open frame, or `undefined` when none is open. */
export function readSearchFrame(): string | undefined {
  return document.querySelector<HTMLInputElement>('dialog.search-frame input')?.value;
}

/** Says in the frame that search could not be loaded. */
export function failSearchFrame(): void {
  const status = document.querySelector('dialog.search-frame [role=status]');
  if (status)
    status.textContent = 'Unable to fetch results. You might want to check your network connection.';
}

/** Gives way when React says that the dialog's own script could not be loaded, and puts the focus on its Retry button. */
export function yieldToMessage(): void {
  if (readSearchFrame() === undefined) return;
  const observer = new MutationObserver(() => {
    const retry = document.querySelector<HTMLElement>('.DocSearch-Load[role=alert] button');
    if (retry) window.helpCenterEarlySearch?.take();
    retry?.focus();
    if (readSearchFrame() === undefined) observer.disconnect();
  });
  observer.observe(document.body, {childList: true, subtree: true});
}
