import {useState} from 'react';
import type {ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import options from '@generated/help-center-search/default/options.json';
import type {DialogProps} from '../bar/useSearchDialog.ts';
import {SearchDialog} from '../dialog/SearchDialog.tsx';
import {findProduct} from '../hits/preferProduct.ts';
import {markTarget} from '../hits/markTarget.ts';
import {readVisitedPages} from '../saved/visitedPages.ts';
import {isOwnPage} from './isOwnPage.ts';
import {useContextFilters} from './useContextFilters.ts';
import {useSearch} from './useSearch.ts';

/** Settings of {@link SiteSearchDialog}. */
export type SiteSearchDialogProps = DialogProps;

const takeEarlyQuery = () => window.helpCenterEarlySearch?.takeQuery();

/** The search dialog, connected to Docusaurus. */
export function SiteSearchDialog(props: SiteSearchDialogProps): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const history = useHistory();
  const search = useSearch();
  const facetFilters = useContextFilters();
  const searchPage = useBaseUrl(`/${options.searchPagePath ?? ''}`);
  const {browse} = options;
  const notice = useBaseUrl(options.sessions?.notice ?? '');
  const product = findProduct(browse.products, history.location.pathname);
  const [visited] = useState(() => readVisitedPages().filter(({path}) => path !== history.location.pathname));

  function navigate(href: string): void {
    const {pathname, search: query, hash} = window.location;
    if (!isOwnPage(href, siteConfig.baseUrl, i18n.localeConfigs)) {
      // Recent and favourite searches are shared by all languages.
      window.location.assign(href);
      return;
    }
    if (href === pathname + query + hash) history.replace(href);
    else history.push(href);
    markTarget(href);
  }

  return createPortal(
    <SearchDialog
      {...search}
      {...props}
      options={options}
      facetFilters={facetFilters}
      visited={visited}
      browse={browse}
      product={product}
      takeEarlyQuery={takeEarlyQuery}
      noticeHref={options.sessions === null ? null : notice}
      provider={options.backend.type === 'hosted' ? 'Algolia' : siteConfig.title}
      searchPageHref={(query) =>
        options.searchPagePath === null ? null : `${searchPage}?q=${encodeURIComponent(query)}`
      }
      navigate={navigate}
    />,
    document.body,
  );
}
