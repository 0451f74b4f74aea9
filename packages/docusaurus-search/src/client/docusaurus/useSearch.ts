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
  /** Missing unless the site collects search sessions and the reader does not refuse tracking. */
  readonly sessions: SessionReporter | undefined;
  readonly saved: SavedSearches;
}

// One per page load: the dialog and the search page share the worker, the cache and the saved lists.
let opened: Search | undefined;

/** The search of the site; for use in the browser only. */
export function useSearch(): Search {
  const {siteConfig} = useDocusaurusContext();
  return openOnce(siteConfig.baseUrl);
}

function openOnce(baseUrl: string): Search {
  if (opened !== undefined) return opened;
  opened = {
    ...openSearchClient(options, new URL(baseUrl, window.location.origin).href),
    // The theme leaves this module out of sites that report nothing (`createLeaveOutRule`).
    sessions: options.sessions === null ? undefined : openSessionReporter(options),
    saved: createSavedSearches(
      options.indexName,
      createJsonStorage(() => siteStorage),
    ),
  };
  // Told only to other tabs than the one that wrote.
  addEventListener('storage', opened.saved.refresh);
  return opened;
}
