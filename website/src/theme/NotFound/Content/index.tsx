import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import NearestPages from '../../../components/NearestPages';
import SearchForm from '../../../components/SearchForm';

function lastWords(pathname: string): string {
  const last = pathname.split('/').filter(Boolean).at(-1) ?? '';
  return last
    .replaceAll(/\.html?$/g, '')
    .replaceAll(/[-_+]/g, ' ')
    .slice(0, 64);
}

/** The not-found page: what happened, search with the words of the address, and the nearest existing pages. */
export default function NotFoundContent({className}: Props): ReactNode {
  const location = useLocation();
  // The page is made for one address and answers at all that do not exist, so its words come after hydration.
  const pathname = useIsBrowser() ? location.pathname : '';
  return (
    <main className={clsx('container margin-vert--lg markdown', className)} data-scripts="now" data-not-found>
      <Heading as="h1">Page Not Found</Heading>
      <p>There is no page at this address. It may have moved, or the link that brought you here is broken.</p>
      <SearchForm label="Search docs" key={pathname} defaultQuery={lastWords(pathname)} />
      <div className="margin-vert--lg">
        <NearestPages />
      </div>
      <p>
        You can also go to the <Link to="/">home page</Link> or the{' '}
        <Link to="/docs">overview of all products</Link>, or see{' '}
        <Link to="/offline">what you can read offline</Link>.
      </p>
    </main>
  );
}
