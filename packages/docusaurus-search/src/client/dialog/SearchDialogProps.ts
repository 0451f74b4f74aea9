import type {BrowseLinks, SearchClientOptions} from '@generated/help-center-search/default/options.json';
import type {ContextFilters, EarlyQuery} from '../../early/contract.ts';
import type {Insights} from '../insights/createInsights.ts';
import type {SessionReporter} from '../insights/createSessionReporter.ts';
import type {SavedSearches} from '../saved/createSavedSearches.ts';
import type {VisitedPage} from '../saved/visitedPages.ts';
import type {SearchClient} from '../types.ts';

/** Settings of the search dialog. */
export interface SearchDialogProps {
  readonly client: SearchClient;
  readonly options: SearchClientOptions;
  /** Limits every query to the language and docs version of the page; empty for no limit. */
  readonly facetFilters: ContextFilters;
  readonly saved: SavedSearches;
  /** Pages for the start screen, newest first. */
  readonly visited: readonly VisitedPage[];
  /** Where a reader can go without a query; addresses with the base URL. */
  readonly browse: BrowseLinks;
  /** Product of the page, which goes first among equal matches; `null` for none. */
  readonly product: string | null;
  /** Receives what was viewed and clicked; nobody by default. */
  readonly insights?: Insights | undefined;
  /** Is told of the use of search; nobody by default. */
  readonly sessions?: SessionReporter | undefined;
  /** Address of the page that says what is told; `null` where nothing is. */
  readonly noticeHref: string | null;
  /** Query to start with; empty for the start screen. */
  readonly initialQuery: string;
  /** Takes over what was typed into another field while the dialog was still loading, and removes that field. */
  readonly takeEarlyQuery?: () => EarlyQuery | undefined;
  /** What an answer above the hits is called; `null` when answers are not shown. */
  readonly answerLabel: string | null;
  /** Who answers, for the footer. */
  readonly provider: string;
  /** Address of the search page for a query; `null` without a search page. */
  searchPageHref(query: string): string | null;
  /** Goes to an address inside the site. */
  navigate(href: string): void;
  onClose(): void;
}
