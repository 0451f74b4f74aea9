import {useId, type ReactNode, type RefObject} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

interface CalculatorProps {
  readonly title: string;
  /** What the reader can learn from it, in one sentence. */
  readonly hint: string;
  readonly form: RefObject<HTMLFormElement | null>;
  /** Called after each input. */
  readonly onInput: () => void;
  readonly fields: ReactNode;
  /** The result; read out politely after each change. */
  readonly summary: string;
  readonly children?: ReactNode;
}

/** The frame of an interactive example: a title, fields, a result in one sentence, and pictures or tables. */
export default function Calculator(props: CalculatorProps): ReactNode {
  const {title, hint, form, onInput, fields, summary, children} = props;
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
      <output className={styles.summary} aria-live="polite">
        {summary}
      </output>
      {children}
    </form>
  );
}
