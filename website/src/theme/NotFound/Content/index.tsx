import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import IconLinks from '../../../components/IconLinks';
import NearestPages from '../../../components/NearestPages';
import SearchForm from '../../../components/SearchForm';
import {products} from '../../../../products.ts';
import EmptyHall from './EmptyHall.tsx';
import styles from './styles.module.css';

function lastWords(pathname: string): string {
  const last = pathname.split('/').filter(Boolean).at(-1) ?? '';
  return last
    .replaceAll(/\.html?$/g, '')
    .replaceAll(/[-_+]/g, ' ')
    .slice(0, 64);
}

/** The not-found page: what happened, search with the words of the address, the nearest existing pages, and the products. */
export default function NotFoundContent({className}: Props): ReactNode {
  const location = useLocation();
  // The page is made for one address and answers at all that do not exist, so its words come after hydration.
  const pathname = useIsBrowser() ? location.pathname : '';
  return (
    <main className={clsx('container margin-vert--lg markdown', className)} data-scripts="now" data-not-found>
      <PageMetadata title="Page not found" />
      <header className={clsx('deep', styles.head)}>
        <div>
          <Heading as="h1">Page not found</Heading>
          <p>
            There is no page at this address. It may have moved, or the link that brought you here is broken.
          </p>
          <SearchForm label="Search docs" key={pathname} defaultQuery={lastWords(pathname)} />
        </div>
        <EmptyHall />
      </header>
      <div className={styles.ways}>
        <NearestPages />
        <section>
          <h2>Products</h2>
          <IconLinks
            links={[
              ...products.map(({id, label}) => ({to: `/docs/${id}/`, label})),
              {to: '/docs', label: 'All products'},
            ]}
          />
        </section>
      </div>
      <p>
        You can also go to the <Link to="/">home page</Link>, or see{' '}
        <Link to="/offline">what you can read offline</Link>.
      </p>
    </main>
  );
}
