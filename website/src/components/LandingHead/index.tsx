import type {ReactNode} from 'react';
import {families, type Product} from '../../../products.ts';
import ProductGlyph from '../ProductGlyph/index.tsx';
import styles from './styles.module.css';

/** The head of a product's own page: its mark and its family beside its title. The lead and the first ways go on on the same ground. */
export default function LandingHead({product, children}: {product: Product; children: ReactNode}): ReactNode {
  return (
    <header className={styles.head}>
      <ProductGlyph product={product.id} />
      <div>
        <p data-search-ignore="">{families[product.group]}</p>
        {children}
      </div>
    </header>
  );
}
