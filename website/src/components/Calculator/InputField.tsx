import {useContext, useId, type InputHTMLAttributes, type ReactNode} from 'react';
import {ErrorId} from './ErrorId.ts';
import styles from './styles.module.css';

interface InputFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  /** Shown inside the field, at its end. */
  readonly unit?: string | undefined;
  /** Whether the calculator says in the place of its result what is wrong with the field. */
  readonly isWrong?: boolean;
}

/** A labelled field; other props go to the `input`. */
export default function InputField({label, unit, isWrong = false, ...input}: InputFieldProps): ReactNode {
  const id = useId();
  const errorId = useContext(ErrorId);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {unit && <span className={styles.unit}> {unit}</span>}
      </label>
      <input id={id} {...input} aria-invalid={isWrong} aria-describedby={isWrong ? errorId : undefined} />
    </div>
  );
}
