import {useId, type ReactNode, type RefObject} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** A figure of the result, with what it says. */
export interface Figure {
  readonly value: string;
  readonly label: string;
  /** Whether it is less than what the reader wants. */
  readonly isShort?: boolean;
}

interface CalculatorProps {
  readonly title: string;
  /** What the reader can learn from it, in one sentence. */
  readonly hint: string;
  readonly form: RefObject<HTMLFormElement | null>;
  /** Called after each input. */
  readonly onInput: () => void;
  readonly fields: ReactNode;
  /** What the result looks like, above its figures. */
  readonly picture?: ReactNode;
  /** The result at a glance, its answer first; `summary` says it in words. */
  readonly figures?: readonly Figure[] | undefined;
  /** The result; read out politely after each change. */
  readonly summary: string;
  readonly children?: ReactNode;
}

/** The frame of an interactive example: a title, fields, the result as figures and in one sentence, and pictures or tables. */
export default function Calculator(props: CalculatorProps): ReactNode {
  const {title, hint, form, onInput, fields, picture, figures = [], summary, children} = props;
  const titleId = useId();
  return (
    <form
      ref={form}
      className={styles.calculator}
      aria-labelledby={titleId}
      data-search-ignore=""
      onInput={onInput}
      onSubmit={(event) => event.preventDefault()}
    >
      <p className={styles.title} id={titleId}>
        {title}
      </p>
      <p className={styles.hint}>{hint}</p>
      <noscript>
        <Translate id="calculator.withoutScripts">
          The fields need JavaScript. What you see is the result of the values in them.
        </Translate>
      </noscript>
      <div className={styles.fields}>{fields}</div>
      <div className={clsx('deep', styles.result)}>
        {picture}
        {figures.length > 0 && (
          <p className={styles.figures} aria-hidden="true">
            {figures.map(({value, label, isShort}) => (
              <span key={label}>
                <b className={isShort ? styles.short : ''}>{value}</b> {label}
              </span>
            ))}
          </p>
        )}
        <output aria-live="polite">{summary}</output>
      </div>
      {children}
    </form>
  );
}
