import {useState, type ReactNode} from 'react';
import {LABELS} from '../dialog/labels.ts';
import type {ContextFilters, SearchConfig} from '../../contract/SearchConfig.ts';
import {PAGE_LABELS} from './labels.ts';

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

interface VersionFilterProps {
  readonly docs: readonly VersionedDocs[];
  /** The filters in force. */
  readonly filters: ContextFilters;
  /** Takes the tag of a version. */
  onChange(tag: string): void;
}

/** Chooses the version to search, for each docs instance with several. */
export function VersionFilter({docs, filters, onChange}: VersionFilterProps): ReactNode {
  return docs.map((one) => {
    const current = versionIn(filters, one);
    return (
      current !== undefined && (
        <label key={one.id} className="DocSearch-Choice">
          {docs.length > 1 ? `${PAGE_LABELS.version} (${one.id})` : PAGE_LABELS.version}
          <select value={current} onChange={(event) => onChange(event.target.value)}>
            {one.versions.map(({tag, label}) => (
              <option key={tag} value={tag}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )
    );
  });
}

/** A docs instance with several versions. */
interface VersionedDocs {
  readonly id: string;
  /** `tag` is the tag of the version's records. */
  readonly versions: readonly {readonly tag: string; readonly label: string}[];
}

/** The docs instances with more than one version. */
export function listVersionedDocs({context}: SearchConfig): readonly VersionedDocs[] {
  return (context?.docs ?? [])
    .map(({id, versions}) => ({
      id,
      versions: versions.map(({name, label}) => ({tag: `docs-${id}-${name}`, label})),
    }))
    .filter(({versions}) => versions.length > 1);
}

const toCondition = (tag: string) => `docusaurus_tag:${tag}`;

/** The tag of the version that the filters select. */
export function versionIn(filters: ContextFilters, {versions}: VersionedDocs): string | undefined {
  return versions.find(({tag}) => filters.flat().includes(toCondition(tag)))?.tag;
}

/** The filters with the chosen versions in place of others of the same docs; unknown tags are ignored. */
export function chooseVersions(
  filters: ContextFilters,
  docs: readonly VersionedDocs[],
  chosen: readonly string[],
): ContextFilters {
  const instead = new Map<string, string>();
  for (const {versions} of docs) {
    const choice = versions.find(({tag}) => chosen.includes(tag));
    for (const {tag} of versions) if (choice) instead.set(toCondition(tag), toCondition(choice.tag));
  }
  const choose = (condition: string) => instead.get(condition) ?? condition;
  return filters.map((group) => (typeof group === 'string' ? group : group.map(choose)));
}
