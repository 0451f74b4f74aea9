import type {ReactNode, RefObject} from 'react';
import NumberField from './NumberField.tsx';
import {readNumbers, type NumberRange} from './readNumber.ts';
import {useFields} from './useFields.ts';
import {useLast} from './useLast.ts';

/** A number field: its label, unit, initial value and range. */
export interface NumberFieldOptions extends NumberRange {
  readonly label: string;
  readonly unit?: string;
  readonly start: string;
}

interface NumberFields<Name extends string> {
  readonly form: RefObject<HTMLFormElement | null>;
  /** Reads the fields again, after each input. */
  readonly read: () => void;
  /** The numbers; while a field is wrong, those before. */
  readonly values: Record<Name, number>;
  /** What is wrong with the fields, if anything. */
  readonly error: string | undefined;
  readonly fields: ReactNode;
}

/** What is wrong with numbers that do not fit together, and the field to correct. */
export interface Misfit<Name extends string> {
  readonly name: Name;
  readonly error: string;
}

/** A sentence for each wrong field, with its label. */
export function sayErrors<Name extends string>(
  options: Readonly<Record<Name, Pick<NumberFieldOptions, 'label'>>>,
  errors: Partial<Record<Name, string>>,
): string | undefined {
  const sentences = (Object.keys(errors) as Name[]).map((name) => {
    const error = errors[name] ?? '';
    return `${options[name].label}: ${error.charAt(0).toLowerCase()}${error.slice(1)}`;
  });
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}

/** The number fields of a calculator, in the order of the options; `check` finds numbers that do not fit together. */
export function useNumberFields<Name extends string>(
  options: Readonly<Record<Name, NumberFieldOptions>>,
  check: (values: Record<NoInfer<Name>, number>) => Misfit<NoInfer<Name>> | undefined = () => undefined,
): NumberFields<Name> {
  const names = Object.keys(options) as Name[];
  const starts = Object.fromEntries(names.map((name) => [name, options[name].start])) as Record<Name, string>;
  const {fields: texts, form, read} = useFields(starts);
  const {values: numbers, errors} = readNumbers(texts, options);
  const misfit = numbers && check(numbers);
  const first = Object.fromEntries(names.map((name) => [name, Number(starts[name])])) as Record<Name, number>;
  const values = useLast(misfit ? undefined : numbers, first);
  const fields = names.map((name) => (
    <NumberField
      key={name}
      label={options[name].label}
      unit={options[name].unit}
      name={name}
      defaultValue={options[name].start}
      range={options[name]}
      isWrong={errors[name] !== undefined || misfit?.name === name}
    />
  ));
  return {form, read, values, error: misfit?.error ?? sayErrors(options, errors), fields};
}
