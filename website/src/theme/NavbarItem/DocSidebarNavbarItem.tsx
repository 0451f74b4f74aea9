import type {ReactNode} from 'react';
import {
  useActiveVersion,
  useDocsPreferredVersion,
  useLatestVersion,
} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {Props} from '@theme/NavbarItem/DocSidebarNavbarItem';
import ProductGlyph from '../../components/ProductGlyph/index.tsx';
import {samePath} from '../../samePath.ts';

/**
 * A product in the bar; in the menu of a phone with its mark. The framework's own item matches the address against every
 * document, twice for each product, which took a quarter of the time to render a site of 1,000 pages.
 */
export default function DocSidebarNavbarItem({sidebarId, label, docsPluginId, ...props}: Props): ReactNode {
  const {pathname} = useLocation();
  const active = useActiveVersion(docsPluginId);
  const {preferredVersion} = useDocsPreferredVersion(docsPluginId);
  const latest = useLatestVersion(docsPluginId);
  const link = [active, preferredVersion, latest]
    .map((version) => version?.sidebars?.[sidebarId]?.link)
    .find((target) => target !== undefined);
  if (link === undefined) {
    throw new Error(
      `The navbar item for the sidebar "${sidebarId}" has no target: no version of the docs has a page in it.`,
    );
  }
  const isActive = () =>
    active?.docs.some(({path, sidebar}) => sidebar === sidebarId && samePath(path, pathname)) ?? false;
  const text = label ?? link.label;
  const marked = (
    <>
      <ProductGlyph product={sidebarId} />
      {text}
    </>
  );
  return (
    <DefaultNavbarItem
      exact
      {...props}
      isActive={isActive}
      // The type says text, and the link shows any node.
      label={(props.mobile === true ? marked : text) as string}
      to={link.path}
    />
  );
}
