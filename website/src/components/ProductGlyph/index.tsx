import type {ReactNode} from 'react';
import {products} from '../../../products.ts';
import styles from './styles.module.css';

/** The mark of a product, in the colour of the nearest `family-*` class, or else of the page's family. */
export default function ProductGlyph({product}: {product: string}): ReactNode {
  return (
    <svg className={styles.glyph} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={products.find(({id}) => id === product)?.glyph} />
    </svg>
  );
}
