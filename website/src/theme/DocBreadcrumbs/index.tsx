import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useThemeConfig} from '@docusaurus/theme-common';
import {useDocsSidebar, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import StructuredData from '@theme/DocBreadcrumbs/StructuredData';
import styles from './styles.module.css';

type Crumbs = NonNullable<ReturnType<typeof useSidebarBreadcrumbs>>;

/** The product's label in the bar, with its landing page. */
function useProduct(): Crumbs[number] | undefined {
  const {items} = useThemeConfig().navbar;
  const sidebar = useDocsSidebar();
  const first = sidebar?.items[0];
  if (sidebar === null || first?.type !== 'link') return undefined;
  const item = items.find(({sidebarId}) => sidebarId === sidebar.name);
  return {...first, label: item?.label ?? sidebar.name};
}

/** Where a page stands: its product, its categories, the page. */
export default function DocBreadcrumbs(): ReactNode {
  const steps = useSidebarBreadcrumbs() ?? [];
  const product = useProduct();
  if (product === undefined) return null;
  const below = steps.filter((step) => step.href !== product.href);
  const crumbs: Crumbs = [product, ...below];
  return (
    <>
      <StructuredData breadcrumbs={crumbs} />
      <nav className={`theme-doc-breadcrumbs ${styles.crumbs}`} aria-label="Breadcrumbs">
        <ol>
          {below.length === 0 && (
            <li>
              <Link to="/docs">All products</Link>
            </li>
          )}
          {crumbs.map(({label, href}, index) => (
            <li key={label}>{href && index < crumbs.length - 1 ? <Link to={href}>{label}</Link> : label}</li>
          ))}
        </ol>
      </nav>
    </>
  );
}
