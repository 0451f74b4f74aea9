import {useId, type ReactNode} from 'react';
import type {NumberRange} from './readNumber.ts';
import styles from './styles.module.css';

interface NumberFieldProps {
  readonly label: string;
  readonly name: string;
  readonly defaultValue: string;
  readonly range: NumberRange;
  readonly error?: string | undefined;
}

/** A labelled field for a number, with the error that belongs to it. */
export default function NumberField({label, name, defaultValue, range, error}: NumberFieldProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="number"
        name={name}
        defaultValue={defaultValue}
        min={range.min}
        max={range.max}
        step={range.whole ? 1 : 'any'}
        inputMode="decimal"
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
      />
      {error !== undefined && (
        <span className={styles.error} id={`${id}-error`}>
          {error}
        </span>
      )}
    </div>
  );
}
