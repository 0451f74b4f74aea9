import {useMemo} from 'react';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import options from '@generated/help-center-search/default/options.json';
import type {BrowseLink, BrowseLinks} from '@generated/help-center-search/default/options.json';

/** Where a reader can go without a query; addresses with the base URL. */
export function useBrowseLinks(): BrowseLinks {
  const {withBaseUrl} = useBaseUrlUtils();
  return useMemo(() => {
    const toSite = ({label, to}: BrowseLink) => ({label, to: withBaseUrl(to)});
    return {pages: options.browse.pages.map(toSite), products: options.browse.products.map(toSite)};
  }, [withBaseUrl]);
}
