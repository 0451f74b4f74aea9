/**
 * The user interface of search, bundled on its own with a small renderer, so that it works before and without the scripts of
 * the page.
 */
import type {DialogProps} from '../dialog/DialogScreen.tsx';
import type {SearchPageProps} from '../page/renderPage.tsx';
import type {SearchConfig} from '../../contract/SearchConfig.ts';
import {mount} from './mount.ts';
import {openSearch} from './openSearch.ts';
import {SearchDialog} from '../dialog/SearchDialog.tsx';
import {findProduct} from '../hits/describeHit.ts';
import {readVisitedPages} from '../saved/createSavedSearches.ts';
import {contextFilters} from '../session/buildSearchRequest.ts';

declare global {
  interface Window {
    helpCenterIsland?: typeof createIsland;
  }
}

/** Settings of {@link Island.mountPage}. */
export type MountedPageProps = Omit<SearchPageProps, 'search' | 'initiallyTyped'>;

/** The user interface of search on a page. */
export interface Island {
  /** Shows the dialog in an element, takes over what is in there already, and returns what removes it. */
  mountDialog(element: HTMLElement, props: DialogProps): () => void;
  /** Shows the form and the results of the search page in an element, and resolves to what removes them. */
  mountPage(element: HTMLElement, props: MountedPageProps): Promise<() => void>;
}

/** Opens search with the configuration of the site. */
async function createIsland(config: SearchConfig): Promise<Island> {
  const search = await openSearch(config);
  return {
    mountDialog(element, props) {
      const {pathname} = location;
      const page = {
        facetFilters: contextFilters(config),
        product: findProduct(config.browse.products, pathname),
        visited: readVisitedPages().filter(({path}) => path !== pathname),
      };
      return mount(<SearchDialog search={search} {...page} {...props} />, element);
    },
    async mountPage(element, props) {
      const {renderPage} = await import('../page/renderPage.tsx');
      return renderPage(element, {search, ...props});
    },
  };
}

window.helpCenterIsland = createIsland;
