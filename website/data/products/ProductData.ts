/**
 * A figure or name that only the provider knows. Readers are told what to ask until it is filled in: its value stands
 * in `data/provider-values.yml`, which `npm run fill` writes.
 */
export interface ProviderValueData {
  /** What the value is, as the first cell of a table row and as a question: "Memory". */
  readonly label: string;
  /** The table it belongs to: "requirements". */
  readonly group: string;
  /** The value with its unit as a reader should see it, such as "16 GB". */
  readonly value?: string;
  /** What the reader can do meanwhile. */
  readonly note?: string;
}

/** The provider's values of one product, by name. */
export type ProductData = Readonly<Record<string, ProviderValueData>>;
