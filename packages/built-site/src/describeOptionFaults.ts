import {nearestName} from './nearestName.ts';

/** A fault that a Joi schema has found, as far as its message needs it. */
export interface OptionFault {
  readonly type: string;
  readonly path: readonly (string | number)[];
  readonly message: string;
  readonly context?: {readonly value?: unknown} | undefined;
}

/**
 * Returns a line for each fault. `expected` completes the sentence `must be …` for each option by its path; `*` stands for
 * an item of a list or a name that the site chooses. A fault of the type `custom` has a message of its own.
 */
export function describeOptionFaults(
  faults: readonly OptionFault[],
  expected: Readonly<Record<string, string>>,
): string[] {
  return [...new Set(faults.map((fault) => describeFault(fault, expected)))];
}

function describeFault(
  {type, path, message, context}: OptionFault,
  expected: Readonly<Record<string, string>>,
): string {
  const name = path.join('.');
  if (type === 'object.unknown') return describeUnknown(name, expected);
  if (type === 'custom') return `option "${name}" ${message}`;
  const parent = path.slice(0, -1).join('.');
  const rule = expected[name] ?? expected[`${parent}.*`] ?? 'an object';
  const received = context?.value;
  const shown = received === undefined ? 'is missing' : `received ${JSON.stringify(received)}`;
  if (name === '') return `the options must be an object, ${shown}.`;
  return received === undefined
    ? `option "${name}" is missing; it must be ${rule}.`
    : `option "${name}" must be ${rule}, ${shown}.`;
}

function describeUnknown(name: string, expected: Readonly<Record<string, string>>): string {
  const names = Object.keys(expected).filter((known) => !known.includes('*'));
  const sameLevel = names.filter((known) => known.split('.').length === name.split('.').length);
  const meant = nearestName(name, sameLevel) ?? nearestName(name.split('.').at(-1) ?? name, names);
  const hint = meant === null ? `Known options: ${sameLevel.join(', ')}.` : `Did you mean "${meant}"?`;
  return `option "${name}" is unknown. ${hint}`;
}
