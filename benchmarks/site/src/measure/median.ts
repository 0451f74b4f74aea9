/** The middle value; of an even number the mean of the two in the middle. Throws for no values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error('A median needs at least one value.');
  return (lower + upper) / 2;
}

/** The value that three quarters of the values do not exceed. Throws for no values. */
export function upperQuartile(values: readonly number[]): number {
  const value = values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1];
  if (value === undefined) throw new Error('A quartile needs at least one value.');
  return value;
}

/** The median of every field over the given objects. Throws for no objects. */
export function medianOf<Measured extends object>(all: readonly Measured[]): Measured {
  const [first] = all;
  if (first === undefined) throw new Error('A median needs at least one measurement.');
  const fields = Object.keys(first) as (keyof Measured)[];
  return Object.fromEntries(
    fields.map((field) => [field, median(all.map((one) => one[field] as number))]),
  ) as Measured;
}
