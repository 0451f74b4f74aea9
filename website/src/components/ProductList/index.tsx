import type {ReactNode} from 'react';
import drawings from '@generated/docusaurus-plugin-content-docs/default/drawings.json';
import homeLinks from '@generated/docusaurus-plugin-content-docs/default/homeLinks.json';
import {products, type Product} from '../../../products.ts';
import ProductPanel from '../home/ProductPanel.tsx';
import styles from './styles.module.css';

/** The products of a group, as on the home page. */
export default function ProductList({group}: {readonly group: Product['group']}): ReactNode {
  return (
    <ul className={styles.list}>
      {products
        .filter((product) => product.group === group)
        .map((product) => (
          <ProductPanel
            key={product.id}
            product={product}
            links={homeLinks[product.id] ?? []}
            drawing={drawings[product.id]}
          />
        ))}
    </ul>
  );
}
