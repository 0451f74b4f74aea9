import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import StructuredData from '@theme/DocBreadcrumbs/StructuredData';
import styles from './styles.module.css';
import {useProduct, type Crumbs} from './useProduct.ts';

/** The breadcrumbs of a page: its product, its categories, the page. */
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
