import {useState} from 'react';
import type {ReactNode} from 'react';
import {keepChoice, readChoice} from '../readerChoice.ts';
import {LABELS} from './labels.ts';

interface ChoiceProps {
  readonly label: string;
  readonly isOn: boolean;
  onChange(isOn: boolean): void;
}

/** A box to tick, in a line of its own. */
export function Choice({label, isOn, onChange}: ChoiceProps): ReactNode {
  return (
    <label className="DocSearch-ProductFirst">
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  );
}

/** The choice whether a product goes first among equal matches. */
export function ProductFirst({
  product,
  ...choice
}: Omit<ChoiceProps, 'label'> & {product: string}): ReactNode {
  return <Choice label={LABELS.productFirst.replace('{product}', () => product)} {...choice} />;
}

/** What the reader has chosen under a key, and what changes it. */
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
