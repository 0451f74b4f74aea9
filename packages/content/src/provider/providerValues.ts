import type {ProviderValue} from '../pages/Site.ts';

/** File with the values that the provider has filled in, relative to the website's folder. */
export const VALUES_FILE = 'data/provider-values.yml';

/** Values by product and name. */
export type FilledValues = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Questions by product and name. */
export type Products = Readonly<Record<string, Readonly<Record<string, ProviderValue>>>>;

/** The questions of the products with the values of {@link VALUES_FILE} in place. */
export function withProviderValues(products: Products, filled: unknown): Products {
  const values = (filled ?? {}) as FilledValues;
  return Object.fromEntries(
    Object.entries(products).map(([product, questions]) => [
      product,
      Object.fromEntries(
        Object.entries(questions).map(([name, question]) => {
          const value = values[product]?.[name];
          return [name, value === undefined ? question : {...question, value}];
        }),
      ),
    ]),
  );
}
