/** Most characters to store of a query. */
const MAX_QUERY = 128;

/** Prepares a text for storage: one line, truncated, with e-mail addresses and long numbers replaced. */
export function hidePersonal(text: string, maxLength: number = MAX_QUERY): string {
  return text
    .slice(0, 4 * maxLength)
    .replace(/[^\s@]+@[^\s@]+/gu, '(address)')
    .replace(/\d[\d\s().-]{7,}\d/gu, '(number)')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, maxLength)
    .replace(/\p{Surrogate}/gu, '');
}
