import {isPrintable} from './controls.ts';
import {keepOpened, showHits} from './searchHits.ts';
import {askEarly, type EarlyAnswer} from './searchStart.ts';

/** What the real dialog takes over from the frame. */
export interface EarlySearch {
  /** Removes the frame and returns what the reader has done so far. */
  take(): {
    readonly query: string;
    /** The hits on show for that query. */
    readonly result?: object | undefined;
    /** Whether Enter was pressed before there was a hit to open. */
    readonly entered: boolean;
  };
}

declare global {
  interface Window {
    helpCenterEarlySearch?: EarlySearch;
  }
}

/** Query length that the search dialog accepts. */
const MAX_LENGTH = 64;

const LOADING = 'Loading search…';

/**
 * Shows the empty search dialog at once; what is typed into it is handed to the real one. `onClose` is told whether the
 * reader has followed a hit.
 */
export function openSearchFrame(query: string, onClose: (followed: boolean) => void): void {
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
  status.textContent = LOADING;
  frame.append(input, list, status);
  document.body.append(frame);

  let handedOver = false;
  let followed = false;
  let answer: EarlyAnswer | undefined;
  let entered: KeyboardEvent | undefined;

  const openFirst = ({ctrlKey, metaKey, shiftKey}: KeyboardEvent) => {
    const click = new MouseEvent('click', {bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey});
    list.querySelector('a')?.dispatchEvent(click);
  };
  const show = (next: EarlyAnswer) => {
    answer = next;
    showHits(list, next.groups);
    const {nbHits} = next.result;
    // That there is nothing is for the dialog to say, which can offer other words.
    if (nbHits > 0) status.textContent = nbHits === 1 ? '1 result' : `${nbHits} results`;
    else status.textContent = LOADING;
    if (entered) openFirst(entered);
  };
  const ask = () => {
    askEarly(input.value, show);
    if (input.value.trim() !== '') return;
    answer = undefined;
    showHits(list, []);
    status.textContent = LOADING;
  };
  const stop = () => {
    entered = undefined;
    askEarly('', () => undefined);
  };

  frame.addEventListener('close', () => {
    stop();
    frame.remove();
    delete window.helpCenterEarlySearch;
    if (!handedOver) onClose(followed);
  });
  window.helpCenterEarlySearch = {
    take() {
      handedOver = true;
      const {value} = input;
      const taken = {
        query: value,
        result: answer?.query === value ? answer.result : undefined,
        entered: entered !== undefined,
      };
      stop();
      frame.close();
      return taken;
    },
  };
  input.addEventListener('input', () => {
    entered = undefined;
    ask();
  });
  frame.addEventListener('keydown', (event) => {
    // 229 is what engines report that end the composition of a character before its last key.
    if (event.isComposing || event.keyCode === 229) return;
    const {key, target} = event;
    const stops = [input, ...list.querySelectorAll('a')];
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      const at = stops.indexOf(target as HTMLInputElement) + (key === 'ArrowDown' ? 1 : -1);
      stops.at(at % stops.length)?.focus();
    } else if (target !== input) {
      if (isPrintable(event)) input.focus();
    } else if (key === 'Enter') {
      if (answer?.query === input.value) openFirst(event);
      else entered = event;
    }
  });
  // A hit on this very page leaves the document as it is.
  list.addEventListener('click', ({ctrlKey, metaKey, shiftKey, target}) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link) return;
    keepOpened(answer?.result.hits[Number(link.dataset.position)]);
    if (ctrlKey || metaKey || shiftKey) return;
    followed = true;
    frame.close();
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

/**
 * Gives way when React says that the dialog's own script could not be loaded, and puts the focus on its Retry button. Hits
 * on show stay, as they lead on without the dialog.
 */
export function yieldToMessage(): void {
  if (readSearchFrame() === undefined) return;
  const observer = new MutationObserver(() => {
    const retry = document.querySelector<HTMLElement>('.DocSearch-Load[role=alert] button');
    if (retry && document.querySelector('dialog.search-frame a')) failSearchFrame();
    else if (retry) {
      window.helpCenterEarlySearch?.take();
      retry.focus();
    }
    if (retry || readSearchFrame() === undefined) observer.disconnect();
  });
  observer.observe(document.body, {childList: true, subtree: true});
}
