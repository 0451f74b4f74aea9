import {translate} from '@docusaurus/Translate';
import {isPrintable} from '@help-center/html-first/early';
import {MAX_QUERY_LENGTH, type EarlyAnswer, type EarlyQuery} from './contract.ts';
import {countIn, type PluralForms} from './countIn.ts';
import {addElement} from './addElement.ts';
import {keepQuery} from './keptQuery.ts';
import {showHits} from './showHits.ts';

/** How the number of results is told in the language of the site; put in by finishing. */
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
  /** Placeholder of the field; that of the theme by default. */
  readonly placeholder: string | undefined;
  /** Asks for the hits of a query; an empty one takes the question back. */
  ask(query: string, show: (answer: EarlyAnswer) => void): void;
  /** A hit is opened. */
  keepHit(hit: object | undefined): void;
  /** The reader has closed the frame, or followed a hit to another page. */
  onClose(isLeaving: boolean): void;
}

/** The open frame. */
export interface SearchFrame {
  readonly input: HTMLInputElement;
  /** Holds the hits on show, which lead on without the dialog. */
  readonly list: HTMLElement;
  /** Says that search could not be loaded. */
  fail(): void;
  /** Removes the frame and returns what the reader has done so far. */
  take(): EarlyQuery;
}

/** Shows the empty search dialog at once; what is typed into it is handed to the real one. */
export function openSearchFrame({
  query,
  placeholder = PLACEHOLDER,
  ask: askFor,
  keepHit,
  onClose,
}: SearchFrameOptions): SearchFrame {
  const frame = addElement(document.body, 'dialog');
  frame.className = 'DocSearch search-frame';
  // The loader leaves alone what is done in here.
  frame.dataset.native = '';
  frame.ariaLabel = SEARCH;
  // A press beside it closes it.
  frame.closedBy = 'any';
  const input = addElement(frame, 'input');
  // Not of the type "search", where the first Escape would only empty it.
  input.maxLength = MAX_QUERY_LENGTH;
  input.placeholder = placeholder;
  input.ariaLabel = placeholder;
  input.value = query;
  const cancel = addElement(frame, 'button', translate({id: 'theme.search.cancel', message: 'Cancel'}));
  cancel.onclick = () => frame.close();
  const retry = addElement(frame, 'button', translate({id: 'theme.search.retry', message: 'Retry'}));
  retry.onclick = () => {
    location.reload();
    // Last, as it throws where storage is blocked.
    keepQuery(input.value);
  };
  retry.hidden = true;
  const list = addElement(frame, 'div');
  const status = addElement(frame, 'output', LOADING);

  let waiting = LOADING;
  let isLeaving = false;
  let answer: EarlyAnswer | undefined;
  let entered: KeyboardEvent | undefined;

  // With the keys that were held.
  const openFirst = (event: KeyboardEvent) =>
    list.querySelector('a')?.dispatchEvent(new MouseEvent('click', event));
  const show = (next: EarlyAnswer) => {
    answer = next;
    showHits(list, next.groups);
    const {nbHits} = next.result;
    // That there is nothing is for the dialog to say, which can offer other words.
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
    // 229 is what engines report that end the composition of a character before its last key.
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
  // A hit on this very page leaves the document as it is.
  list.onclick = ({ctrlKey, metaKey, shiftKey, target}) => {
    const link = (target as Element).closest('a');
    if (!link) return;
    keepHit(answer?.result.hits[link.dataset.position as never]);
    if (ctrlKey || metaKey || shiftKey) return;
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
      // Not closed, which would tell the page that the reader has left.
      frame.remove();
      return taken;
    },
  };
}
