/** Longest query that is kept. */
const MAX_LENGTH = 128;

/** Returns a query as it is kept: one line, cut, with e-mail addresses and long numbers replaced. */
export function hidePersonal(query: string): string {
  return query
    .slice(0, 512)
    .replace(/[^\s@]+@[^\s@]+/gu, '(address)')
    .replace(/\d[\d\s().-]{7,}\d/gu, '(number)')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_LENGTH)
    .replace(/\p{Surrogate}/gu, '');
}
