import {OPENER} from '../../early/contract.ts';
import {readChoice} from '../readerChoice.ts';

/** Whether a character on its own opens search; yes until the reader switches it off (WCAG 2.1.4). */
export function readCharacterKeys(): boolean {
  return readChoice(OPENER.offKey);
}
