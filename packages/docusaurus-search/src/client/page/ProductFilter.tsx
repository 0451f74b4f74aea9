import {useState} from 'react';
import type {ReactNode} from 'react';
import {LABELS} from '../dialog/labels.ts';

interface ProductFilterProps {
  /** Product to number of hits. */
  readonly counts: readonly (readonly [string, number])[];
  readonly chosen: readonly string[];
  /** Products in the order of the bar; others follow by name. */
  readonly order: readonly string[];
  onChange(products: readonly string[]): void;
}

/** Screens with room for the checkboxes beside the hits. */
const WIDE = '(min-width: 997px)';

/** Checkboxes that limit the search to any of the checked products; collapsed where they would push the hits down. */
export function ProductFilter({counts, chosen, order, onChange}: ProductFilterProps): ReactNode {
  const [isOpen, setIsOpen] = useState(() => window.matchMedia(WIDE).matches);
  const known = new Map(counts);
  const products = Array.from(new Set(Array.from(known.keys()).concat(chosen))).filter(
    (product) => product !== '',
  );
  // A single product narrows nothing.
  if (products.length < 2 && chosen.length === 0) return null;
  const rankOf = (product: string) => (order.includes(product) ? order.indexOf(product) : order.length);
  return (
    <details
      className="SearchPage-Filter"
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>{[LABELS.product, chosen.join(', ')].filter(Boolean).join(': ')}</summary>
      <fieldset aria-label={LABELS.product}>
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
    </details>
  );
}
