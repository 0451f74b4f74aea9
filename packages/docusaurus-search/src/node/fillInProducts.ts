import type {BrowseLink} from './options.ts';

interface LoaderContext {
  getOptions(): {readonly products: readonly BrowseLink[]};
}

/** A loader of the bundler: gives the module with the products of the site those that it has. */
function fillInProducts(this: LoaderContext): string {
  return `export const SITE_PRODUCTS = ${JSON.stringify(this.getOptions().products)};`;
}

export default fillInProducts;
