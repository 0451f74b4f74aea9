/** Most characters of a query; longer input is cut. */
export const MAX_QUERY_LENGTH = 64;

/**
 * Makes a query of any text: line breaks become spaces, and what is too long is cut between words, or within the first one
 * without splitting a surrogate pair.
 */
export function cutQuery(text: string): string {
  const line = text.replace(/\s*[\n\r\u2028\u2029]\s*/gu, ' ');
  if (line.length <= MAX_QUERY_LENGTH) return line;
  const end = line.slice(0, MAX_QUERY_LENGTH + 1).search(/\s\S*$/u);
  const cut = line.slice(0, end > 0 ? end : MAX_QUERY_LENGTH);
  return cut.replace(/[\uD800-\uDBFF]$/u, '');
}
