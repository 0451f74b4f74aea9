import {MAX_QUERY_LENGTH} from '../../early/contract.ts';

/** The first characters of a query, as many as it may have; a character of two code units is not cut in half. */
export function cutQuery(text: string): string {
  const cut = text.slice(0, MAX_QUERY_LENGTH);
  return /[\uD800-\uDBFF]$/u.test(cut) && cut.length < text.length ? cut.slice(0, -1) : cut;
}
