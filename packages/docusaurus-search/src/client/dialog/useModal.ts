import {useLayoutEffect, useRef} from 'react';
import type {RefObject} from 'react';
import {toCharacter} from '../opener/keys.ts';

/**
 * Opens the dialog element as a modal while it is mounted; Escape, the back gesture and a click beside it call `onClose`.
 * Characters typed on a button or a link go to `input`.
 */
export function useModal(
  onClose: () => void,
  input: RefObject<HTMLInputElement | null>,
): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    let pressedBeside = false;
    const onCancel = (event: Event) => {
      event.preventDefault();
      onClose();
    };
    // A click alone does not count: selecting text from the inside out ends with one, too.
    const onPointerDown = (event: Event) => {
      pressedBeside = event.target === element;
    };
    const onClick = (event: Event) => {
      if (pressedBeside && event.target === element) onClose();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      // The browser then types the character into the focused field.
      if (event.key !== ' ' && toCharacter(event) !== null) input.current?.focus();
    };
    const closed = new AbortController();
    const options = {signal: closed.signal};
    element.addEventListener('cancel', onCancel, options);
    element.addEventListener('keydown', onKeyDown, options);
    element.addEventListener('pointerdown', onPointerDown, options);
    element.addEventListener('click', onClick, options);
    if (!element.open) element.showModal();
    return () => closed.abort();
  }, [onClose, input]);
  return dialog;
}
