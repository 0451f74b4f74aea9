/** A value that is not a search record; the message names the place, the field and the value. */
export class RecordError extends Error {
  override readonly name = 'RecordError';
  readonly code = 'RECORDS_INVALID_RECORD';
  /** The field at fault, such as `hierarchy.lvl1`. */
  readonly field: string;

  constructor(where: string, field: string, rule: string, value: unknown) {
    super(`[records] ${where}: ${field} ${rule}, received ${describe(value)}.`);
    this.field = field;
  }
}

function describe(value: unknown): string {
  if (value === undefined) return 'nothing';
  // Functions and symbols have no JSON.
  const text = (JSON.stringify(value) as string | undefined) ?? typeof value;
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
