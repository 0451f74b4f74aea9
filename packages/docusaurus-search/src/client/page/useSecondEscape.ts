import {useRef} from 'react';
import type {KeyboardEvent} from 'react';

/**
 * Handles the keys of a search field: the first Escape only closes the browser's suggestions, a second one in a row
 * clears the query. Without it, browsers differ: some clear at once, some never.
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
