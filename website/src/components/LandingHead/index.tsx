import type {ReactNode} from 'react';
import {families, type Product} from '../../../products.ts';
import ProductGlyph from '../ProductGlyph/index.tsx';
import styles from './styles.module.css';

/** The head of a product's landing page: its mark and family beside the title. The lead and the first links continue its background. */
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
