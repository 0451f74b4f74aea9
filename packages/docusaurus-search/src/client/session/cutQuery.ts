import {MAX_QUERY_LENGTH} from '../../early/contract.ts';

/** Cuts a query to its maximum length without splitting a surrogate pair. */
export function cutQuery(text: string): string {
  const cut = text.slice(0, MAX_QUERY_LENGTH);
  return /[\uD800-\uDBFF]$/u.test(cut) && cut.length < text.length ? cut.slice(0, -1) : cut;
}
