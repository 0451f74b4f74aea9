import {closest, distance} from 'fastest-levenshtein';

/** The name the author probably meant: the closest one by edit distance, or `null` if none is close. */
export function nearestName(wrong: string, names: readonly string[]): string | null {
  if (names.length === 0) return null;
  const lower = wrong.toLowerCase();
  const near = closest(
    lower,
    names.map((name) => name.toLowerCase()),
  );
  const isNear = distance(lower, near) <= Math.max(2, wrong.length / 3);
  return isNear ? (names.find((name) => name.toLowerCase() === near) ?? null) : null;
}

/** A fault that a Joi schema has found, as far as its message needs it. */
export interface OptionFault {
  readonly type: string;
  readonly path: readonly (string | number)[];
  readonly message: string;
  readonly context?: {readonly value?: unknown; readonly expected?: string} | undefined;
}

/** The part of a Joi schema that {@link mustBe} uses. */
interface Rule {
  error(explain: (reports: {readonly local: {expected?: string}}[]) => never): this;
}

/** Adds to a Joi schema what completes the sentence `must be …`, unless a schema inside of it says more. */
export function mustBe<Schema extends Rule>(expected: string, schema: Schema): Schema {
  return schema.error((reports) => {
    for (const {local} of reports) local.expected ??= expected;
    return reports as never;
  });
}

/** The paths of all options of a Joi schema, as its method `describe` returns it. */
export function listOptions(described: object, start = ''): string[] {
  const {keys = {}} = described as {keys?: Record<string, object>};
  return Object.entries(keys).flatMap(([name, inner]) => [
    start + name,
    ...listOptions(inner, `${start}${name}.`),
  ]);
}

/** Returns a line for each fault; `known` are the paths of all options. A fault of the type `custom` has its own message. */
export function describeOptionFaults(faults: readonly OptionFault[], known: readonly string[]): string[] {
  return [...new Set(faults.map((fault) => describeFault(fault, known)))];
}

function describeFault({type, path, message, context}: OptionFault, known: readonly string[]): string {
  const name = path.join('.');
  if (type === 'object.unknown') return describeUnknown(name, known);
  if (type === 'custom') return `option "${name}" ${message}`;
  const {value: received, expected = 'an object'} = context ?? {};
  const shown = received === undefined ? 'is missing' : `received ${JSON.stringify(received)}`;
  if (name === '') return `the options must be an object, ${shown}.`;
  return received === undefined
    ? `option "${name}" is missing; it must be ${expected}.`
    : `option "${name}" must be ${expected}, ${shown}.`;
}

function describeUnknown(name: string, known: readonly string[]): string {
  const sameLevel = known.filter((other) => other.split('.').length === name.split('.').length);
  const meant = nearestName(name, sameLevel) ?? nearestName(name.split('.').at(-1) ?? name, known);
  const hint = meant === null ? `Known options: ${sameLevel.join(', ')}.` : `Did you mean "${meant}"?`;
  return `option "${name}" is unknown. ${hint}`;
}
