import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Drawing} from '../../../plugins/page-notes/PageNotes.ts';
import {families, type Product} from '../../../products.ts';
import ProductDrawing from '../ProductDrawing/index.tsx';
import ProductGlyph from '../ProductGlyph/index.tsx';
import styles from './styles.module.css';

interface LandingHeadProps {
  readonly product: Product;
  readonly drawing?: Drawing | undefined;
  readonly children: ReactNode;
}

/** The head of a product's landing page: its mark, family and drawing beside the title. The lead and the first links continue its background. */
export default function LandingHead({product, drawing, children}: LandingHeadProps): ReactNode {
  return (
    <header className={clsx('deep', `family-${product.group}`, styles.head)}>
      <ProductGlyph product={product.id} />
      <div>
        <p data-search-ignore="">{families[product.group]}</p>
        {children}
      </div>
      {drawing && <ProductDrawing drawing={drawing} className={styles.drawing} />}
    </header>
  );
}
