import type {ReactNode} from 'react';
import type {BrowseLinks as SiteLinks} from '../../contract/SearchConfig.ts';
import {BrowseLinks, WaysOn} from '../dialog/BrowseLinks.tsx';
import {LABELS} from '../dialog/labels.ts';
import {toPageSearch} from './usePageQuery.ts';

interface PageStartProps {
  readonly browse: SiteLinks;
  /** Path of the search page. */
  readonly pagePath: string;
  /** Goes to an address inside the site. */
  navigate(href: string): void;
}

/** What the search page shows before the first hits. Pages are built with it, so that nothing moves when search starts. */
export function PageStart({browse, pagePath, navigate}: PageStartProps): ReactNode {
  const queries = browse.queries.map((query) => ({
    label: query,
    to: pagePath + toPageSearch({query, products: []}),
  }));
  return (
    <div className="SearchPage-Main">
      <BrowseLinks title={LABELS.popular} links={browse.pages} onOpen={navigate} />
      <BrowseLinks title={LABELS.trySearching} links={queries} onOpen={navigate} />
      <WaysOn browse={browse} onOpen={navigate} />
    </div>
  );
}
