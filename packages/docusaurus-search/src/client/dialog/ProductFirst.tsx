import type {ReactNode} from 'react';
import {createJsonStorage} from '../jsonStorage.ts';
import {siteStorage} from '../siteStorage.ts';
import {LABELS} from './labels.ts';

const KEY = '__HELP_CENTER_PRODUCT_FIRST__';

/** Whether the reader wants the product of the page first; yes until switched off. */
export function readProductFirst(): boolean {
  return createJsonStorage(() => siteStorage).read(KEY) !== false;
}

/** Keeps the reader's choice. */
export function keepProductFirst(isOn: boolean): void {
  createJsonStorage(() => siteStorage).write(KEY, isOn);
}

interface ProductFirstProps {
  readonly product: string;
  readonly isOn: boolean;
  onChange(isOn: boolean): void;
}

/** The switch for the order of equal matches. */
export function ProductFirst({product, isOn, onChange}: ProductFirstProps): ReactNode {
  return (
    <label className="DocSearch-ProductFirst">
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      {LABELS.productFirst.replace('{product}', () => product)}
    </label>
  );
}
