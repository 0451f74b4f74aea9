import {expect, test} from 'vitest';
import fillInProducts from '../../src/node/fillInProducts.ts';

test('the worker gets the products of the site, whatever is in their names', async () => {
  const products = [{label: 'The "Hub"', to: '/help/docs/hub/'}];
  const source = fillInProducts.call({getOptions: () => ({products})});
  const {SITE_PRODUCTS} = (await import(`data:text/javascript,${encodeURIComponent(source)}`)) as {
    SITE_PRODUCTS: unknown;
  };
  expect(SITE_PRODUCTS).toEqual(products);
});
