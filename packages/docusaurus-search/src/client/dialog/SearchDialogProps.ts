import type {BrowseLinks, SearchClientOptions} from '@generated/help-center-search/default/options.json';
import type {DialogProps} from '../bar/useSearchDialog.ts';
import type {ContextFilters, EarlyQuery} from '../../early/contract.ts';
import type {Insights} from '../insights/createInsights.ts';
import type {SessionReporter} from '../insights/createSessionReporter.ts';
import type {SavedSearches} from '../saved/createSavedSearches.ts';
import type {VisitedPage} from '../saved/visitedPages.ts';
import type {SearchClient} from '../types.ts';

/** Settings of the search dialog. */
export interface SearchDialogProps extends DialogProps {
  readonly client: SearchClient;
  readonly options: SearchClientOptions;
  /** Limit every query to the language and docs version of the page; empty for no limit. */
  readonly facetFilters: ContextFilters;
  readonly saved: SavedSearches;
  /** Pages for the start screen, newest first. */
  readonly visited: readonly VisitedPage[];
  /** Links for readers without a query; addresses include the base URL. */
  readonly browse: BrowseLinks;
  /** Product of the page, which goes first among equal matches; `null` for none. */
  readonly product: string | null;
  /** Collects views and clicks; missing if the site does not. */
  readonly insights?: Insights | undefined;
  /** Collects search sessions; missing if the site does not. */
  readonly sessions?: SessionReporter | undefined;
  /** Address of the page about what is reported; `null` if nothing is. */
  readonly noticeHref: string | null;
  /** Returns what was typed into the early field while the dialog was loading, and removes that field. */
  readonly takeEarlyQuery?: () => EarlyQuery | undefined;
  /** Name of the search provider, for the footer. */
  readonly provider: string;
  /** Address of the search page for a query; `null` without a search page. */
  searchPageHref(query: string): string | null;
  /** Goes to an address inside the site. */
  navigate(href: string): void;
}
