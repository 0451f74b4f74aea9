import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type {PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocSidebarItems';
import type {Product} from '../../../products.ts';
import ProductGlyph from '../../components/ProductGlyph/index.tsx';

interface ProductItemProps extends Pick<Props, 'activePath' | 'onItemClick'> {
  readonly product: Product;
  /** The item of the product's landing page. */
  readonly landing: PropSidebarItemLink;
}

/** The head of a sidebar: the mark and name of its product, linked to its landing page. */
export default function ProductItem({
  product: {id, label},
  landing,
  activePath,
  onItemClick,
}: ProductItemProps): ReactNode {
  const isActive = isActiveSidebarItem(landing, activePath);
  return (
    <li className="sidebar-product">
      <Link
        className={clsx('menu__link', isActive && 'menu__link--active')}
        aria-current={isActive ? 'page' : undefined}
        to={landing.href}
        onClick={onItemClick && (() => onItemClick(landing))}
      >
        <ProductGlyph product={id} />
        {label}
      </Link>
    </li>
  );
}
