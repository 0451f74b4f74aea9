import {useState} from 'react';
import type {ReactNode} from 'react';
import {keepChoice, readChoice} from '../readerChoice.ts';
import {LABELS} from './labels.ts';

interface ChoiceProps {
  readonly label: string;
  readonly isOn: boolean;
  onChange(isOn: boolean): void;
}

/** A labelled checkbox on its own line. */
export function Choice({label, isOn, onChange}: ChoiceProps): ReactNode {
  return (
    <label className="DocSearch-ProductFirst">
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  );
}

/** Lets the reader choose whether a product goes first among equal matches. */
export function ProductFirst({
  product,
  ...choice
}: Omit<ChoiceProps, 'label'> & {product: string}): ReactNode {
  return <Choice label={LABELS.productFirst.replace('{product}', () => product)} {...choice} />;
}

/** The reader's choice under a storage key, and its setter. */
export function useChoice(key: string): readonly [isOn: boolean, choose: (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(() => readChoice(key));
  return [
    isOn,
    (next) => {
      keepChoice(key, next);
      setIsOn(next);
    },
  ];
}
