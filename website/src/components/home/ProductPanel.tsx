import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Product} from '../../../products.ts';
import ProductGlyph from '../ProductGlyph/index.tsx';
import type {HomeLink} from './links.ts';
import styles from './ProductPanel.module.css';

interface ProductPanelProps {
  readonly product: Product;
  readonly links?: readonly HomeLink[];
}

/** A product with its mark, purpose, input and output, and links into its guide. */
export default function ProductPanel({product, links = []}: ProductPanelProps): ReactNode {
  const {id, label, group, summary, makes} = product;
  return (
    <li className={`family-${group} ${styles.panel}`}>
      <h3>
        <ProductGlyph product={id} />
        <Link to={`/docs/${id}/`}>{label}</Link>
      </h3>
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
