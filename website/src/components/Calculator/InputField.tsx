import {useId, type InputHTMLAttributes, type ReactNode} from 'react';
import styles from './styles.module.css';

interface InputFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  /** Shown inside the field, at its end. */
  readonly unit?: string | undefined;
  readonly error?: string | undefined;
}

/** A labelled field with its error; other props go to the `input`. */
export default function InputField({label, unit, error, ...input}: InputFieldProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {unit && <span className={styles.unit}> {unit}</span>}
      </label>
      <input
        id={id}
        {...input}
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
