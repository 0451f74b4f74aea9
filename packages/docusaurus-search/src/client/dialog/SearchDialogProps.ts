import type {BrowseLinks, ContextFilters, SearchConfig} from '../../contract/SearchConfig.ts';
import type {Insights} from '../insights/createInsights.ts';
import type {SessionReporter} from '../insights/createSessionReporter.ts';
import type {SavedSearches} from '../saved/createSavedSearches.ts';
import type {VisitedPage} from '../saved/visitedPages.ts';
import type {SearchClient} from '../types.ts';

/** What the dialog has to do with what opened it. */
export interface DialogProps {
  readonly initialQuery: string;
  /** Whether its element and input are on the page and open already. */
  readonly isShown?: boolean;
  /** Whether Enter has been pressed already, which opens the first hit. */
  readonly isEntered?: boolean;
  /** Called when a query has been answered or has failed. */
  onAnswered?(): void;
  onClose(): void;
}

/** Settings of the search dialog. */
export interface SearchDialogProps extends DialogProps {
  readonly client: SearchClient;
  readonly options: SearchConfig;
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
  /** Name of the search provider, for the footer. */
  readonly provider: string;
  /** Address of the search page for a query; `null` without a search page. */
  searchPageHref(query: string): string | null;
  /** Goes to an address inside the site. */
  navigate(href: string): void;
}
