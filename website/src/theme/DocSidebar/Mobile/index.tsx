import type {ReactNode} from 'react';
import {NavbarSecondaryMenuFiller} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import DocSidebarItems from '@theme/DocSidebarItems';
import type {Props} from '@theme/DocSidebar/Mobile';
import {useProduct} from '../../DocBreadcrumbs/useProduct.ts';

function Drawer({sidebar, path, product}: Props & {product: string}): ReactNode {
  const {toggle} = useNavbarMobileSidebar();
  return (
    <>
      <p className="drawer-product">{product}</p>
      <ul className="theme-doc-sidebar-menu menu__list">
        <DocSidebarItems
          items={sidebar}
          activePath={path}
          onItemClick={(item) => {
            // A category without a page of its own only opens.
            if (item.type === 'link' || (item.type === 'category' && item.href)) toggle();
          }}
          level={1}
        />
      </ul>
    </>
  );
}

/** The pages of a product in the drawer of a phone, below the product's name. */
export default function DocSidebarMobile(props: Props): ReactNode {
  const product = useProduct()?.label ?? '';
  return <NavbarSecondaryMenuFiller component={Drawer} props={{...props, product}} />;
}
