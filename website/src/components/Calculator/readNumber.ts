/** The numbers a field accepts. */
export interface NumberRange {
  readonly min: number;
  readonly max: number;
  /** Whether only whole numbers make sense. Default false. */
  readonly whole?: boolean;
}

/** A number, or a sentence that says what to enter instead. */
export type NumberReading = {readonly value: number} | {readonly error: string};

/** Reads what a reader typed into a field. */
export function readNumber(text: string, {min, max, whole = false}: NumberRange): NumberReading {
  const value = text.trim() === '' ? Number.NaN : Number(text);
  const wanted = `Enter a ${whole ? 'whole ' : ''}number from ${min} to ${max}.`;
  const fits = value >= min && value <= max && (!whole || Number.isInteger(value));
  return fits ? {value} : {error: wanted};
}

/** All numbers of a set of fields, or the errors of those that are wrong. */
export function readNumbers<Name extends string>(
  fields: Readonly<Record<Name, string>>,
  ranges: Readonly<Record<Name, NumberRange>>,
): {values?: Record<Name, number>; errors: Partial<Record<Name, string>>} {
  const values: Partial<Record<Name, number>> = {};
  const errors: Partial<Record<Name, string>> = {};
  for (const name of Object.keys(ranges) as Name[]) {
    const reading = readNumber(fields[name], ranges[name]);
    if ('value' in reading) values[name] = reading.value;
    else errors[name] = reading.error;
  }
  return Object.keys(errors).length > 0 ? {errors} : {values: values as Record<Name, number>, errors};
}
