import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Product} from '../../../products.ts';
import type {Drawing, HomeLink} from '../../../plugins/page-notes/PageNotes.ts';
import ProductDrawing from '../ProductDrawing/index.tsx';
import ProductGlyph from '../ProductGlyph/index.tsx';
import styles from './ProductPanel.module.css';

interface ProductPanelProps {
  readonly product: Product;
  readonly links?: readonly HomeLink[];
  readonly drawing?: Drawing | undefined;
}

/** A product with its mark, purpose, input and output, and links into its guide; with a drawing, its mark is in a band beside it. */
export default function ProductPanel({product, links = [], drawing}: ProductPanelProps): ReactNode {
  const {id, label, group, summary, makes} = product;
  const name = (
    <h3>
      <ProductGlyph product={id} />
      <Link to={`/docs/${id}/`}>{label}</Link>
    </h3>
  );
  return (
    <li className={`family-${group} ${styles.panel}`}>
      {drawing ? (
        <div className={`deep family-${group} ${styles.band}`}>
          {name}
          <ProductDrawing drawing={drawing} />
        </div>
      ) : (
        name
      )}
      <p>{summary}</p>
      {makes && (
        <p className={styles.makes}>
          {makes.from} <span>→</span> {makes.to}
        </p>
      )}
      {links.length > 0 && (
        <ul>
          {links.map(({to, label: text}) => (
            <li key={to}>
              <Link to={to}>{text}</Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
