/** One documented product, as the navigation bar, the home page and search facets show it. */
export interface Product {
  /** Folder below `docs/` and id of the sidebar. */
  readonly id: string;
  /** Label in the navigation bar. */
  readonly label: string;
  readonly group: 'deployment' | 'design' | 'licensing';
  /** One line that helps a reader choose. */
  readonly summary: string;
  /** What goes in and what comes out of a product that trains models. */
  readonly makes?: {readonly from: string; readonly to: string};
}

/** What the products of a group have in common, as the footer calls it. */
export const families: Readonly<Record<Product['group'], string>> = {
  deployment: 'AI Deployment Tools',
  design: 'AI Designing Tools',
  licensing: 'Licences and keys',
};

/** All products in the order of the navigation bar. */
export const products: readonly Product[] = [
  {
    id: 'ANSVIS',
    label: 'ANSVIS',
    group: 'deployment',
    summary: 'A video-analytics server and client: connect cameras, run AI tasks, act on events.',
  },
  {
    id: 'ANSDL',
    label: 'ANSDL',
    group: 'deployment',
    summary: 'A software library that runs models from ANNHUB, DLHUB and ODHUB in your own program.',
  },
  {
    id: 'ANSTS',
    label: 'ANSTS',
    group: 'design',
    summary: 'Train classification, object-detection and time-series models.',
    makes: {from: 'Images or series', to: 'classes or boxes'},
  },
  {
    id: 'ANNHUB',
    label: 'ANNHUB',
    group: 'design',
    summary: 'Design and train neural networks on tabular data, for classification and regression.',
    makes: {from: 'A table of numbers', to: 'a class or a number'},
  },
  {
    id: 'DLHUB',
    label: 'DLHUB',
    group: 'design',
    summary: 'Design deep-learning models without Python programming.',
    makes: {from: 'Layers that you choose', to: 'a trained network'},
  },
  {
    id: 'ODHUB',
    label: 'ODHUB',
    group: 'design',
    summary: 'Train models that find objects in images.',
    makes: {from: 'Labelled images', to: 'objects and where they are'},
  },
  {
    id: 'License',
    label: 'License Manager',
    group: 'licensing',
    summary: 'Licence keys, the License Manager and the portal.',
  },
];

/** The product whose own page has this id; `undefined` for every other page. */
export function findProductOfPage(id: string | undefined): Product | undefined {
  return products.find((product) => id === `${product.id}/index`);
}
