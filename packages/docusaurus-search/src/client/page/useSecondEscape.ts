import {useRef} from 'react';
import type {KeyboardEvent} from 'react';

/**
 * Handles the keys of a search field in which the first Escape only leaves what the browser offers, and a second one in a
 * row clears the query. Browsers differ by themselves: some clear at once, some never.
 */
export function useSecondEscape(clear: () => void): (event: KeyboardEvent) => void {
  const isSecond = useRef(false);
  return (event) => {
    const isEscape = event.key === 'Escape' && !event.nativeEvent.isComposing;
    if (isEscape) {
      event.preventDefault();
      if (isSecond.current) clear();
    }
    isSecond.current = isEscape && !isSecond.current;
  };
}
