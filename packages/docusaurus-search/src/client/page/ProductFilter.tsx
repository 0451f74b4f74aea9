import type {ReactNode} from 'react';
import {LABELS} from '../dialog/labels.ts';

interface ProductFilterProps {
  /** Product to number of hits. */
  readonly counts: readonly (readonly [string, number])[];
  readonly chosen: readonly string[];
  /** Products as the bar has them; others follow by their names. */
  readonly order: readonly string[];
  onChange(products: readonly string[]): void;
}

/** Boxes that limit the search to products; several are joined by OR. */
export function ProductFilter({counts, chosen, order, onChange}: ProductFilterProps): ReactNode {
  const known = new Map(counts);
  const products = Array.from(new Set(Array.from(known.keys()).concat(chosen))).filter(
    (product) => product !== '',
  );
  // One product alone narrows nothing.
  if (products.length < 2 && chosen.length === 0) return null;
  const rankOf = (product: string) => (order.includes(product) ? order.indexOf(product) : order.length);
  return (
    <fieldset className="SearchPage-Filter">
      <legend>{LABELS.product}</legend>
      {products
        .toSorted((a, b) => rankOf(a) - rankOf(b) || a.localeCompare(b))
        .map((product) => (
          <label key={product}>
            <input
              type="checkbox"
              name="product"
              value={product}
              checked={chosen.includes(product)}
              onChange={(event) =>
                onChange(
                  event.target.checked ? [...chosen, product] : chosen.filter((other) => other !== product),
                )
              }
            />
            {product} <span className="SearchPage-Filter-count">({known.get(product) ?? 0})</span>
          </label>
        ))}
    </fieldset>
  );
}
