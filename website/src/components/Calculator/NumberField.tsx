import type {ReactNode} from 'react';
import InputField from './InputField.tsx';
import type {NumberRange} from './readNumber.ts';

interface NumberFieldProps {
  readonly label: string;
  readonly unit?: string | undefined;
  readonly name: string;
  readonly defaultValue: string;
  readonly range: NumberRange;
  readonly isWrong?: boolean;
}

/** A labelled field for a number. */
export default function NumberField({range, ...field}: NumberFieldProps): ReactNode {
  return (
    <InputField
      {...field}
      type="number"
      min={range.min}
      max={range.max}
      step={range.whole ? 1 : 'any'}
      inputMode="decimal"
    />
  );
}
