import type {ReactNode} from 'react';
import {products} from '../../../products.ts';
import styles from './styles.module.css';

const ALL_PRODUCTS = 'M5 5h5v5H5zM14 5h5v5h-5zM5 14h5v5H5zM14 14h5v5h-5z';

/** The mark of a product, or of what concerns all, in the colour of the nearest `family-*` class, or else of the page's family. */
export default function ProductGlyph({product}: {product: string | undefined}): ReactNode {
  const glyph = products.find(({id}) => id === product)?.glyph;
  return (
    <svg className={styles.glyph} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={glyph ?? ALL_PRODUCTS} />
    </svg>
  );
}
