/** A figure or name that only the provider knows. Readers see "Not published; ask support" until `value` is filled in. */
export interface ProviderValueData {
  /** What the value is, as the first cell of a table row: "Memory". */
  readonly label: string;
  /** The table it belongs to: "requirements". */
  readonly group: string;
  /** The value with its unit as a reader should see it, such as "16 GB"; leave it out while it is not published. */
  readonly value?: string;
  /** What the reader can do meanwhile; shown behind the value. */
  readonly note?: string;
}

/** The provider's values of one product, by name. */
export type ProductData = Readonly<Record<string, ProviderValueData>>;
