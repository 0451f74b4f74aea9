import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {families, products} from '../../../products.ts';
import ProductGlyph from '../ProductGlyph/index.tsx';
import styles from './styles.module.css';

/** Above the title of a product's own page: its sign and its family. */
export default function LandingHead(): ReactNode {
  const {id} = useDoc().metadata;
  const product = products.find((one) => id === `${one.id}/index`);
  if (product === undefined) return null;
  return (
    <p className={`family-${product.group} ${styles.family}`} data-search-ignore="">
      <ProductGlyph product={product.id} />
      {families[product.group]}
    </p>
  );
}
