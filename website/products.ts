/** One documented product, as the navigation bar, the home page and search facets show it. */
export interface Product {
  /** Folder below `docs/` and id of the sidebar. */
  readonly id: string;
  /** Label in the navigation bar. */
  readonly label: string;
  readonly group: 'deployment' | 'design' | 'licensing';
  /** One line that helps a reader choose. */
  readonly summary: string;
}

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
    summary: 'A software library that brings what the designing tools do into your own program.',
  },
  {
    id: 'ANSTS',
    label: 'ANSTS',
    group: 'design',
    summary: 'Train classification, object-detection and time-series models.',
  },
  {
    id: 'ANNHUB',
    label: 'ANNHUB',
    group: 'design',
    summary: 'Design and train neural networks on tabular data, for classification and regression.',
  },
  {
    id: 'DLHUB',
    label: 'DLHUB',
    group: 'design',
    summary: 'Design deep-learning models without Python programming.',
  },
  {id: 'ODHUB', label: 'ODHUB', group: 'design', summary: 'Train models that find objects in pictures.'},
  {
    id: 'License',
    label: 'License Manager',
    group: 'licensing',
    summary: 'Licence keys, the License Manager and the portal.',
  },
];
