/** One documented product, as the navigation bar, the home page and search facets show it. */
export interface Product {
  /** Folder below `docs/` and id of the sidebar. */
  readonly id: string;
  /** Label in the navigation bar. */
  readonly label: string;
  readonly group: 'deployment' | 'design' | 'licensing';
  /** One line that helps a reader choose. */
  readonly summary: string;
  /** Lines of its mark on a grid of 24. */
  readonly glyph: string;
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
    glyph: 'M3 7h11v10H3zM14 11l7-4v10l-7-4M7 20h3',
  },
  {
    id: 'ANSDL',
    label: 'ANSDL',
    group: 'deployment',
    summary: 'A software library that runs models from ANNHUB, DLHUB and ODHUB in your own program.',
    glyph: 'M9 4C5 4 8 11 4 12c4 1 1 8 5 8M15 4c4 0 1 7 5 8-4 1-1 8-5 8',
  },
  {
    id: 'ANSTS',
    label: 'ANSTS',
    group: 'design',
    summary: 'Train classification, object-detection and time-series models.',
    glyph: 'M4 4v16h16M7 15l3-5 4 3 5-8',
    makes: {from: 'Images or series', to: 'classes or boxes'},
  },
  {
    id: 'ANNHUB',
    label: 'ANNHUB',
    group: 'design',
    summary: 'Design and train neural networks on tabular data, for classification and regression.',
    glyph: 'M5 4a2 2 0 1 0 .1 0M5 16a2 2 0 1 0 .1 0M19 10a2 2 0 1 0 .1 0M7 7l10 4M7 17l10-4M5 8v8',
    makes: {from: 'A table of numbers', to: 'a class or a number'},
  },
  {
    id: 'DLHUB',
    label: 'DLHUB',
    group: 'design',
    summary: 'Design deep-learning models without Python programming.',
    glyph: 'M12 3l9 4-9 4-9-4zM3 12l9 4 9-4M3 17l9 4 9-4',
    makes: {from: 'Layers that you choose', to: 'a trained network'},
  },
  {
    id: 'ODHUB',
    label: 'ODHUB',
    group: 'design',
    summary: 'Train models that find objects in images.',
    glyph: 'M3 8V3h5M16 3h5v5M21 16v5h-5M8 21H3v-5M9 9h6v6H9z',
    makes: {from: 'Labelled images', to: 'objects and where they are'},
  },
  {
    id: 'License',
    label: 'License Manager',
    group: 'licensing',
    summary: 'Licence keys, the License Manager and the portal.',
    glyph: 'M8 4a4 4 0 1 0 .1 0M11 11l9 9M16 16l3-3M19 19l2-2',
  },
];

/** The product whose own page has this id; `undefined` for every other page. */
export function findProductOfPage(id: string | undefined): Product | undefined {
  return products.find((product) => id === `${product.id}/index`);
}
