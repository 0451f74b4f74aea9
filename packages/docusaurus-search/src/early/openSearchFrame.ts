import {translate} from '@docusaurus/Translate';
import {isPrintable} from '@help-center/html-first/early';
import {MAX_QUERY_LENGTH, type EarlyAnswer, type EarlyQuery} from './contract.ts';
import {countIn, type PluralForms} from './countIn.ts';
import {addElement} from './addElement.ts';
import {keepQuery} from './keptQuery.ts';
import {showHits} from './showHits.ts';

/** The number of results in words of the site's language; filled in when the site is finished. */
declare const __COUNT__: PluralForms;

const LOADING = translate({id: 'theme.search.loading', message: 'Loading search…'});
const SEARCH = translate({id: 'theme.search.search', message: 'Search'});
const FAILED = translate({
  id: 'theme.search.frameFailed',
  message: 'Unable to fetch results. You might want to check your network connection.',
});
const PLACEHOLDER = translate({id: 'theme.search.placeholder', message: 'Search docs'});

/** Settings of {@link openSearchFrame}. */
export interface SearchFrameOptions {
  readonly query: string;
  /** Placeholder of the field; the theme's by default. */
  readonly placeholder: string | undefined;
  /** Asks for the hits of a query; an empty query cancels. */
  ask(query: string, show: (answer: EarlyAnswer) => void): void;
  /** Called when a hit is opened. */
  keepHit(hit: object | undefined): void;
  /** Called when the reader has closed the frame or followed a hit to another page. */
  onClose(isLeaving: boolean): void;
}

/** The open frame. */
export interface SearchFrame {
  readonly input: HTMLInputElement;
  /** Holds the hits on screen, which work without the dialog. */
  readonly list: HTMLElement;
  /** Says that search could not be loaded. */
  fail(): void;
  /** Removes the frame and returns what the reader did in it. */
  take(): EarlyQuery;
}

/** Shows a frame like the empty dialog at once; the dialog takes over what is typed into it. */
export function openSearchFrame({
  query,
  placeholder = PLACEHOLDER,
  ask: askFor,
  keepHit,
  onClose,
}: SearchFrameOptions): SearchFrame {
  const frame = addElement(document.body, 'dialog');
  frame.className = 'DocSearch search-frame';
  // Tells the loader not to intercept events in here.
  frame.dataset.native = '';
  frame.ariaLabel = SEARCH;
  frame.closedBy = 'any';
  const input = addElement(frame, 'input');
  // Not of type "search", where the first Escape would only clear it.
  input.maxLength = MAX_QUERY_LENGTH;
  input.placeholder = placeholder;
  input.ariaLabel = placeholder;
  input.value = query;
  // The magnifier of the button, as beside the dialog's field
  const icon = document.querySelector('.DocSearch-Search-Icon')?.cloneNode(true);
  if (icon) frame.append(icon);
  const cancel = addElement(frame, 'button', translate({id: 'theme.search.cancel', message: 'Cancel'}));
  cancel.onclick = () => frame.close();
  const retry = addElement(frame, 'button', translate({id: 'theme.search.retry', message: 'Retry'}));
  retry.onclick = () => {
    location.reload();
    // Last, as it throws if storage is blocked.
    keepQuery(input.value);
  };
  retry.hidden = true;
  const list = addElement(frame, 'div');
  const status = addElement(frame, 'output', LOADING);

  let waiting = LOADING;
  let isLeaving = false;
  let answer: EarlyAnswer | undefined;
  let entered: KeyboardEvent | undefined;

  // Keeps the modifier keys.
  const openFirst = (event: KeyboardEvent) =>
    list.querySelector('a')?.dispatchEvent(new MouseEvent('click', event));
  const show = (next: EarlyAnswer) => {
    answer = next;
    showHits(list, next.groups);
    const {nbHits} = next.result;
    // "No results" is left to the dialog, which can suggest other queries.
    status.textContent = nbHits > 0 ? countIn(__COUNT__, nbHits, document.documentElement.lang) : waiting;
    if (entered) openFirst(entered);
  };
  const ask = () => {
    askFor(input.value, show);
    if (input.value.trim() !== '') return;
    answer = undefined;
    showHits(list, []);
    status.textContent = waiting;
  };
  const stop = () => {
    entered = undefined;
    askFor('', () => undefined);
  };

  frame.addEventListener('close', () => {
    stop();
    frame.remove();
    onClose(isLeaving);
  });
  input.oninput = () => {
    entered = undefined;
    ask();
  };
  frame.addEventListener('keydown', (event) => {
    // Some engines end a composition before its last key and report 229 for that key.
    if (event.isComposing || event.keyCode === 229) return;
    const {key, target} = event;
    const stops = Array.from(frame.querySelectorAll<HTMLElement>('input,a'));
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      const at = stops.indexOf(target as HTMLElement) + (key === 'ArrowDown' ? 1 : -1);
      stops.at(at % stops.length)?.focus();
    } else if (target !== input) {
      if (isPrintable(event)) input.focus();
    } else if (key === 'Enter') {
      if (answer?.query === input.value) openFirst(event);
      else entered = event;
    }
  });
  // A hit on this page does not leave the document, so the frame has to close.
  list.onclick = list.onauxclick = ({ctrlKey, metaKey, shiftKey, button, target}) => {
    const link = (target as Element).closest('a');
    if (!link || button > 1) return;
    keepHit(answer?.result.hits[link.dataset.position as never]);
    if (ctrlKey || metaKey || shiftKey || button) return;
    isLeaving = true;
    frame.close();
  };
  ask();
  frame.showModal();
  input.focus();
  return {
    input,
    list,
    fail() {
      status.textContent = waiting = FAILED;
      retry.hidden = false;
    },
    take() {
      const {value} = input;
      const taken = {
        query: value,
        result: answer?.query === value ? answer.result : undefined,
        entered: !!entered,
      };
      stop();
      // Removed without closing, which would report that the reader has left.
      frame.remove();
      return taken;
    },
  };
}
