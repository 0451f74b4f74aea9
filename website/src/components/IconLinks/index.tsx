import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {products} from '../../../products.ts';
import Icon, {type IconName} from '../home/Icon.tsx';
import ProductGlyph from '../ProductGlyph/index.tsx';
import styles from './styles.module.css';

interface IconLinksProps {
  readonly links: readonly {readonly to: string; readonly label: string; readonly icon?: IconName}[];
}

/** Links with icons or else the marks of their products, in rows of four, each in the colour of its product. */
export default function IconLinks({links}: IconLinksProps): ReactNode {
  return (
    <ul className={styles.links}>
      {links.map(({to, label, icon}) => {
        const product = products.find(({id}) => to.startsWith(`/docs/${id}/`));
        return (
          <li key={to} className={product && `family-${product.group}`}>
            <Link to={to}>
              {icon ? (
                <span className={styles.tile}>
                  <Icon name={icon} className={styles.icon} />
                </span>
              ) : (
                <ProductGlyph product={product?.id} />
              )}
              {label}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
