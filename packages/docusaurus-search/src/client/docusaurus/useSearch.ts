import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import options from '@generated/help-center-search/default/options.json';
import type {SessionReporter} from '../insights/createSessionReporter.ts';
import {openSessionReporter} from '../insights/openSessionReporter.ts';
import {createJsonStorage} from '../jsonStorage.ts';
import {openSearchClient} from '../openSearchClient.ts';
import type {OpenedSearch} from '../openSearchClient.ts';
import {createSavedSearches} from '../saved/createSavedSearches.ts';
import type {SavedSearches} from '../saved/createSavedSearches.ts';
import {siteStorage} from '../siteStorage.ts';

interface Search extends OpenedSearch {
  /** Missing unless the site asks to be told of the uses of search, and the reader does not mind. */
  readonly sessions: SessionReporter | undefined;
  readonly saved: SavedSearches;
}

// One for the page's life: the worker, the cache and the saved lists are shared by the dialog and the search page.
let opened: Search | undefined;

/** The search of the site; to be used in the browser only. */
export function useSearch(): Search {
  const {siteConfig} = useDocusaurusContext();
  return openOnce(siteConfig.baseUrl);
}

function openOnce(baseUrl: string): Search {
  opened ??= {
    ...openSearchClient(options, new URL(baseUrl, window.location.origin).href),
    // Left out by the bundler where nobody is to be told (`leaveOut`).
    sessions: options.sessions === null ? undefined : openSessionReporter(options),
    saved: createSavedSearches(
      options.indexName,
      createJsonStorage(() => siteStorage),
    ),
  };
  return opened;
}
