import {useState} from 'react';
import type {ReactNode} from 'react';
import {SearchDialog} from '../dialog/SearchDialog.tsx';
import type {DialogProps} from '../dialog/SearchDialogProps.ts';
import {findProduct} from '../hits/preferProduct.ts';
import {readVisitedPages} from '../saved/visitedPages.ts';
import {contextFilters} from './contextFilters.ts';
import type {Search} from './openSearch.ts';

interface SiteDialogProps extends DialogProps {
  readonly search: Search;
  navigate(href: string): void;
}

/** The search dialog for the page that it is opened on. */
export function SiteDialog({search: {config, ...search}, ...props}: SiteDialogProps): ReactNode {
  const {browse, searchPage, sessions} = config;
  const [page] = useState(() => {
    const {pathname} = location;
    return {
      facetFilters: contextFilters(config),
      product: findProduct(browse.products, pathname),
      visited: readVisitedPages().filter(({path}) => path !== pathname),
    };
  });
  return (
    <SearchDialog
      {...search}
      {...props}
      {...page}
      options={config}
      browse={browse}
      noticeHref={sessions?.notice ?? null}
      provider={config.provider}
      searchPageHref={(query) =>
        searchPage === null ? null : `${searchPage}?q=${encodeURIComponent(query)}`
      }
    />
  );
}
