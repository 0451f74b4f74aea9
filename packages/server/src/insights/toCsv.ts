/**
 * Formats rows as CSV (RFC 4180) with a header. Cells that a spreadsheet would run as formulas get a leading apostrophe, and
 * cells with a separator of any locale are quoted.
 */
export function toCsv(
  columns: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
): string {
  return [columns, ...rows].map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}

function toCell(value: string | number | null): string {
  if (typeof value === 'number') return String(value);
  const text = (value ?? '').replace(/^\s*[=+\-@|＝＋－＠]|^[\t\r]/u, "'$&");
  return /[",;\t\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
