import type {ContentProduct} from './writeContent.ts';

/** The products of `website/products.ts`, whose sidebars our copy of the website builds; the other tools get the same. */
export const products: readonly ContentProduct[] = [
  {id: 'ANSVIS', label: 'ANSVIS'},
  {id: 'ANSDL', label: 'ANSDL'},
  {id: 'ANSTS', label: 'ANSTS'},
  {id: 'ANNHUB', label: 'ANNHUB'},
  {id: 'DLHUB', label: 'DLHUB'},
  {id: 'ODHUB', label: 'ODHUB'},
  {id: 'License', label: 'License Manager'},
];
