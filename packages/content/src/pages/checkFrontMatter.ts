import {didYouMean} from '../didYouMean.ts';
import type {FieldRule} from './frontMatterRules.ts';

/** Something wrong with one field of a front matter block. */
export interface FieldFault {
  readonly field: string;
  /** A sentence without its subject, the field. */
  readonly message: string;
  readonly fix: string;
}

function show(value: unknown): string {
  const shown = value instanceof Date ? value.toJSON() : (JSON.stringify(value) ?? '');
  return shown.length > 60 ? `${shown.slice(0, 57)}...` : shown;
}

/** Every missing, unknown or wrong field of a front matter block, unknown fields with the name they resemble. */
export function checkFrontMatter(
  frontMatter: Readonly<Record<string, unknown>>,
  rules: readonly FieldRule[],
): FieldFault[] {
  const names = rules.map(({name}) => name);
  const unknown = Object.keys(frontMatter)
    .filter((field) => !names.includes(field))
    .map((field) => ({
      field,
      message: `is not a known field (its value is ${show(frontMatter[field])}).${didYouMean(field, names)}`,
      fix: `Take the line out, or use one of ${names.join(', ')}.`,
    }));
  const wrong = rules.flatMap(({name, needed, fault, fix}) => {
    const value = frontMatter[name];
    if (value === undefined || value === null) {
      return needed || value === null ? [{field: name, message: 'is missing.', fix}] : [];
    }
    const message = fault(value);
    return message === undefined ? [] : [{field: name, message: `${message}, received ${show(value)}.`, fix}];
  });
  return [...unknown, ...wrong];
}
