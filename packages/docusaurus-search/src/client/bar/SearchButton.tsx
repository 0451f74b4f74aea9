import {useEffect, useSyncExternalStore, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {isOwnPage, markTarget} from './markTarget.ts';
import {startSearch} from './startSearch.ts';
import {rememberVisit} from '../saved/createSavedSearches.ts';

const CTRL = translate({id: 'theme.search.ctrl', message: 'Ctrl'});

/** Settings of {@link SearchButton}. */
export interface SearchButtonProps {
  /** Whether a slash or any other character pressed on its own opens search. */
  readonly characterKeys: boolean;
}

/** The search button of the bar. Search itself listens for it, for its keys, and shows the dialog. */
export function SearchButton({characterKeys}: SearchButtonProps): ReactNode {
  const history = useHistory();
  const {siteConfig, i18n} = useDocusaurusContext();
  useVisitRecord(history.location.pathname);
  const modifier = useSyncExternalStore(subscribeToNothing, readModifier, () => undefined);

  useEffect(() => {
    const navigate = (href: string): void => {
      if (!isOwnPage(href, siteConfig.baseUrl, i18n.localeConfigs)) {
        // Recent and favorite searches are shared by all languages.
        window.location.assign(href);
        return;
      }
      const {pathname, search, hash} = window.location;
      markTarget(href);
      if (href === pathname + search + hash) history.replace(href);
      else history.push(href);
    };
    startSearch()
      .then((search) => {
        search.navigate = navigate;
        return search;
      })
      .catch((error: unknown) => console.error('[search] could not be started:', error));
  }, [history, siteConfig.baseUrl, i18n.localeConfigs]);

  return (
    // Not the business of html-first's loader.
    <button
      type="button"
      className="DocSearch DocSearch-Button"
      aria-haspopup="dialog"
      aria-keyshortcuts={`Control+K Meta+K${characterKeys ? ' /' : ''}`}
      data-native=""
    >
      <svg className="DocSearch-Search-Icon" width="18" height="18" viewBox="0 0 20 20" aria-hidden="true">
        <path
          d="M13.5 13.5 18 18M8.5 15a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Z"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.7"
          strokeLinecap="round"
        />
      </svg>
      <span className="DocSearch-Button-Placeholder">
        {translate({id: 'theme.search.search', message: 'Search'})}
      </span>
      <span className="DocSearch-Button-Keys" aria-hidden="true">
        <span className="DocSearch-Button-Key">{modifier ?? CTRL}</span>
        <span className="DocSearch-Button-Key">K</span>
      </span>
    </button>
  );
}

const subscribeToNothing = () => () => {};

function readModifier(): string {
  return /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : CTRL;
}

/** How long a page must stay open to count as visited, in milliseconds. */
const STAY_MS = 1500;

/** Remembers the articles that the reader stays on for the start screen of the dialog. */
function useVisitRecord(path: string): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const title = document.querySelector('main article h1')?.textContent;
      if (title) rememberVisit(path, title);
    }, STAY_MS);
    return () => clearTimeout(timer);
  }, [path]);
}
