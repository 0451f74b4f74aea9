import {useId, type ReactNode, type RefObject} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import {ErrorId} from './ErrorId.ts';
import styles from './styles.module.css';

/** A figure of the result, with what it says. */
export interface Figure {
  readonly value: string;
  readonly label: string;
  /** Whether it falls short of what the reader wants, which is also written out; missing if nothing is wanted. */
  readonly isShort?: boolean;
}

/** Field values for a purpose, by field name. */
export interface Preset {
  readonly label: string;
  readonly values: Readonly<Record<string, string>>;
  /** Whether the fields have these values. */
  readonly isOn: boolean;
}

interface CalculatorProps {
  readonly title: string;
  /** What the reader can learn from it, in one sentence. */
  readonly hint: string;
  readonly form: RefObject<HTMLFormElement | null>;
  /** Called after each input. */
  readonly onInput: () => void;
  readonly fields: ReactNode;
  /** Buttons that fill in fields, and the label of the group. */
  readonly presets?: {readonly label: string; readonly list: readonly Preset[]};
  /** What the result looks like, above its figures. */
  readonly picture?: ReactNode;
  /** The result at a glance, its answer first; `summary` says it in words. */
  readonly figures?: readonly Figure[] | undefined;
  /** The result; read out politely after each change. */
  readonly summary: string;
  /** What is wrong with the fields; the result before stays behind it. */
  readonly error?: string | undefined;
  readonly children?: ReactNode;
}

/** Whether the answer is enough, in words and in a colour. */
function Verdict({isShort}: {readonly isShort: boolean}): ReactNode {
  return (
    <em className={clsx(styles.verdict, isShort && styles.short)}>
      {isShort ? (
        <Translate id="calculator.short">Too few</Translate>
      ) : (
        <Translate id="calculator.enough">Enough</Translate>
      )}
    </em>
  );
}

/** The frame of an interactive example: a title, fields, the result as figures and in one sentence, and pictures or tables. */
export default function Calculator(props: CalculatorProps): ReactNode {
  const {
    title,
    hint,
    form,
    onInput,
    fields,
    presets,
    picture,
    figures = [],
    summary,
    error,
    children,
  } = props;
  const titleId = useId();
  // Not of useId: Preact keeps the ids of the built page, and fields refer to this one only later.
  const outputId = title.replaceAll(/\W+/g, '-').toLowerCase();
  function fill(values: Preset['values']) {
    for (const [name, value] of Object.entries(values)) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = value;
    }
    onInput();
  }
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
      {presets && (
        <div className={styles.presets} role="group" aria-label={presets.label} data-needs-scripts="">
          <span aria-hidden="true">{presets.label}</span>
          {presets.list.map(({label, values, isOn}) => (
            <button key={label} type="button" aria-pressed={isOn} onClick={() => fill(values)}>
              {label}
            </button>
          ))}
        </div>
      )}
      <div className={styles.fields}>
        <ErrorId value={outputId}>{fields}</ErrorId>
      </div>
      <div className={clsx('deep', styles.result, error !== undefined && styles.stale)}>
        {picture}
        {figures.length > 0 && (
          <p className={styles.figures} aria-hidden="true">
            {figures.map(({value, label, isShort}) => (
              <span key={label}>
                {isShort !== undefined && <Verdict isShort={isShort} />}
                <b className={isShort ? styles.short : ''}>{value}</b> {label}
              </span>
            ))}
          </p>
        )}
        <output id={outputId} aria-live="polite">
          {error ?? summary}
        </output>
      </div>
      {children}
    </form>
  );
}
