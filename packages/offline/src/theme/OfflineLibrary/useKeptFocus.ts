import {useEffect, useRef, type FocusEvent, type RefObject} from 'react';

/**
 * Moves the focus when the focused button is replaced by another with the same `data-saves`; never to one that removes
 * something.
 */
export function useKeptFocus(): {
  ref: RefObject<HTMLDivElement | null>;
  onFocus(event: FocusEvent): void;
} {
  const ref = useRef<HTMLDivElement>(null);
  const held = useRef<HTMLElement>(null);
  useEffect(() => {
    const isLost = held.current?.isConnected === false && document.activeElement === document.body;
    if (!isLost) return;
    const saves = held.current?.dataset.saves;
    const next = Array.from(ref.current?.querySelectorAll<HTMLElement>('[data-saves]') ?? []).find(
      (button) => button.dataset.saves === saves && !button.hasAttribute('data-removes'),
    );
    (next ?? ref.current)?.focus({preventScroll: true});
  });
  return {ref, onFocus: ({target}) => void (held.current = target as HTMLElement)};
}
