/**
 * The user interface of search, bundled on its own with a small renderer, so that it works before and without the scripts of
 * the page.
 */
import {render} from 'preact';
import type {DialogProps} from '../dialog/SearchDialogProps.ts';
import type {SearchPageProps} from '../page/SearchPage.tsx';
import {translateLabels} from '../opener/labels.ts';
import type {SearchConfig} from '../../contract/SearchConfig.ts';
import {openSearch} from './openSearch.ts';
import {SiteDialog} from './SiteDialog.tsx';

/** Settings of {@link Island.mountDialog}. */
export interface MountedDialogProps extends DialogProps {
  navigate(href: string): void;
}

/** Settings of {@link Island.mountPage}. */
export type MountedPageProps = Omit<SearchPageProps, 'search' | 'initiallyTyped'>;

/** The user interface of search on a page. */
export interface Island {
  /** Shows the dialog in an element, takes over what is in there already, and returns what removes it. */
  mountDialog(element: HTMLElement, props: MountedDialogProps): () => void;
  /** Shows the form and the results of the search page in an element, and resolves to what removes them. */
  mountPage(element: HTMLElement, props: MountedPageProps): Promise<() => void>;
}

/** Opens search with the configuration of the site. */
export async function createIsland(config: SearchConfig): Promise<Island> {
  const search = await openSearch(config);
  const mount = (element: HTMLElement, content: Parameters<typeof render>[0]) => {
    render(content, element);
    return () => render(null, element);
  };
  return {
    mountDialog: (element, props) => mount(element, <SiteDialog search={search} {...props} />),
    async mountPage(element, props) {
      const {PAGE_LABELS, SearchPage} = await import('../page/SearchPage.tsx');
      translateLabels(PAGE_LABELS, config.texts, 'theme.search.page.');
      const before = element.querySelector('input');
      const isFocused = before !== null && before === document.activeElement;
      // Another renderer has made what is in there; its handlers and ours would get in each other's way.
      element.textContent = '';
      const unmount = mount(
        element,
        <SearchPage search={search} initiallyTyped={before?.value ?? ''} {...props} />,
      );
      const field = element.querySelector('input');
      if (isFocused && field !== null) {
        field.focus();
        field.setSelectionRange(before.selectionStart, before.selectionEnd);
      }
      return unmount;
    },
  };
}
