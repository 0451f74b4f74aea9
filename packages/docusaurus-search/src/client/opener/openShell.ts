import {MAX_QUERY_LENGTH} from '../session/cutQuery.ts';
import {toCharacter} from './keys.ts';
import {OPENER_LABELS as LABELS} from './labels.ts';

/** Settings of {@link openShell}. */
interface ShellOptions {
  readonly query: string;
  /** Whether that query is selected, so that typing replaces it. */
  readonly isSelected: boolean;
  readonly placeholder: string | null;
  onClose(): void;
}

/** The element of the dialog before its script has loaded. */
export interface Shell {
  /** Holds the dialog. */
  readonly element: HTMLElement;
  readonly input: HTMLInputElement;
  /** Whether Enter was pressed. */
  isEntered(): boolean;
  /** Says that the script could not be loaded. */
  fail(onRetry: () => void): void;
  /** Stops handling events. */
  release(): void;
}

/**
 * Opens the dialog with nothing in it but the input, within the task of a tap: only then do phones show their keyboard. The
 * script of the dialog renders into the same elements, so that whatever is typed meanwhile stays as it is; Escape, the back
 * gesture, a click beside it and characters typed on a button or link are handled here as long as it is open.
 */
export function openShell({query, isSelected, placeholder, onClose}: ShellOptions): Shell {
  const element = add(document.body, 'div', '');
  // Tells html-first's loader to leave events in here alone.
  element.dataset.native = '';
  const dialog = add(element, 'dialog', 'DocSearch DocSearch-Container');
  dialog.ariaLabel = LABELS.search;
  const modal = add(dialog, 'div', 'DocSearch-Modal');
  const bar = add(modal, 'div', 'DocSearch-SearchBar');
  const form = add(bar, 'form', 'DocSearch-Form');
  const icon = document.querySelector('.DocSearch-Search-Icon')?.cloneNode(true);
  add(form, 'span', 'DocSearch-MagnifierLabel').append(icon ?? '');
  const input = add(form, 'input', 'DocSearch-Input');
  input.maxLength = MAX_QUERY_LENGTH;
  input.placeholder = placeholder ?? LABELS.placeholder;
  input.ariaLabel = LABELS.search;
  input.value = query;
  const cancel = add(bar, 'button', 'DocSearch-Cancel', LABELS.cancel);
  cancel.type = 'button';
  const dropdown = add(modal, 'div', 'DocSearch-Dropdown');
  const status = add(dropdown, 'output', 'DocSearch-Help');

  const handled = new AbortController();
  const listen = (target: HTMLElement, type: string, listener: (event: Event) => void) =>
    target.addEventListener(type, listener, {signal: handled.signal});
  let isEntered = false;
  let isPressedBeside = false;
  listen(dialog, 'cancel', (event) => {
    event.preventDefault();
    onClose();
  });
  listen(dialog, 'pointerdown', ({target}) => {
    isPressedBeside = target === dialog;
  });
  listen(dialog, 'click', ({target}) => {
    if (target === cancel || (target === dialog && isPressedBeside)) onClose();
  });
  listen(dialog, 'keydown', (event) => {
    // The browser then types the character into the input.
    if ((event as KeyboardEvent).key !== ' ' && toCharacter(event as KeyboardEvent) !== null) input.focus();
  });
  listen(form, 'submit', (event) => event.preventDefault());
  listen(input, 'keydown', (event) => {
    const {key, isComposing, keyCode} = event as KeyboardEvent;
    // Keys belong to the input method while it composes; some engines report 229 then.
    if (!isComposing && keyCode !== 229 && key !== 'Shift') isEntered = key === 'Enter';
  });

  dialog.showModal();
  input.focus();
  if (isSelected) input.select();
  // Screen readers often skip what a live region begins with.
  status.textContent = LABELS.loading;
  return {
    element,
    input,
    isEntered: () => isEntered,
    fail(onRetry) {
      status.remove();
      const alert = add(dropdown, 'div', 'DocSearch-Help', LABELS.loadFailed);
      alert.setAttribute('role', 'alert');
      const retry = add(dropdown, 'button', 'DocSearch-Retry', LABELS.retry);
      retry.type = 'button';
      const tryAgain = () => {
        retried.abort();
        alert.remove();
        retry.remove();
        dropdown.append(status);
        input.focus();
        onRetry();
      };
      const retried = new AbortController();
      const signal = AbortSignal.any([handled.signal, retried.signal]);
      retry.addEventListener('click', tryAgain, {signal});
      addEventListener('online', tryAgain, {signal});
      retry.focus();
    },
    release: () => handled.abort(),
  };
}

function add<Name extends keyof HTMLElementTagNameMap>(
  parent: HTMLElement,
  name: Name,
  className: string,
  text = '',
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.className = className;
  element.textContent = text;
  parent.append(element);
  return element;
}
