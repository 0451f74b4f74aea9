import type {ReactNode} from 'react';
import type {Props} from '@theme/NavbarItem/DocSidebarNavbarItem';
import Original from '@theme-original/NavbarItem/DocSidebarNavbarItem';
import ProductGlyph from '../../components/ProductGlyph/index.tsx';

/** A product in the bar; in the menu of a phone with its mark. */
export default function DocSidebarNavbarItem(props: Props): ReactNode {
  const {mobile = false, sidebarId, label} = props;
  if (!mobile) return <Original {...props} />;
  const marked = (
    <>
      <ProductGlyph product={sidebarId} />
      {label}
    </>
  );
  // The type says text, and the link shows any node.
  return <Original {...props} label={marked as unknown as string} />;
}
