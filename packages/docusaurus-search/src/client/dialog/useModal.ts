import {useLayoutEffect, useRef} from 'react';
import type {RefObject} from 'react';
import {toCharacter} from '../bar/keys.ts';

/**
 * Opens the dialog element as a modal while it is mounted; Escape, the back gesture and a press beside it call `onClose`.
 * A character that is typed on a button or a link goes to `input`.
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
    // A click alone would not do: it also ends the selection of text that was begun inside and let go outside.
    const onPointerDown = (event: Event) => {
      pressedBeside = event.target === element;
    };
    const onClick = (event: Event) => {
      if (pressedBeside && event.target === element) onClose();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      // The browser types it where the focus is by then.
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
