import type {ReactNode, RefObject} from 'react';
import NumberField from './NumberField.tsx';
import {readNumbers, type NumberRange} from './readNumber.ts';
import {useFields} from './useFields.ts';

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
  /** The numbers; `undefined` while a field is invalid. */
  readonly values: Record<Name, number> | undefined;
  /** Renders the fields; `extra` holds errors of fields whose numbers do not fit together. */
  readonly show: (extra?: Partial<Record<Name, string | undefined>>) => ReactNode;
}

/** The number fields of a calculator, in the order of the options. */
export function useNumberFields<Name extends string>(
  options: Readonly<Record<Name, NumberFieldOptions>>,
): NumberFields<Name> {
  const names = Object.keys(options) as Name[];
  const starts = Object.fromEntries(names.map((name) => [name, options[name].start])) as Record<Name, string>;
  const {fields, form, read} = useFields(starts);
  const {values, errors} = readNumbers(fields, options);
  const show: NumberFields<Name>['show'] = (extra = {}) =>
    names.map((name) => (
      <NumberField
        key={name}
        label={options[name].label}
        unit={options[name].unit}
        name={name}
        defaultValue={options[name].start}
        range={options[name]}
        error={errors[name] ?? extra[name]}
      />
    ));
  return {form, read, values, show};
}
