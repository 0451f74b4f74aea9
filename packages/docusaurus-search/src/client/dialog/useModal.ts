import {useLayoutEffect, useRef} from 'react';
import type {RefObject} from 'react';

/** Opens the dialog element as a modal while it is mounted; Escape, the back gesture and a press beside it call `onClose`. */
export function useModal(onClose: () => void): RefObject<HTMLDialogElement | null> {
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
    element.addEventListener('cancel', onCancel);
    element.addEventListener('pointerdown', onPointerDown);
    element.addEventListener('click', onClick);
    if (!element.open) element.showModal();
    return () => {
      element.removeEventListener('cancel', onCancel);
      element.removeEventListener('pointerdown', onPointerDown);
      element.removeEventListener('click', onClick);
    };
  }, [onClose]);
  return dialog;
}
