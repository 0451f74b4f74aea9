import type {KeyboardEvent, ReactNode} from 'react';
import {MAX_QUERY_LENGTH} from '../session/cutQuery.ts';
import {LABELS} from '../dialog/labels.ts';
import {PAGE_LABELS} from './labels.ts';
import type {BrowseLinks as SiteLinks} from '../../contract/SearchConfig.ts';
import {BrowseLinks, WaysOn} from '../dialog/BrowseLinks.tsx';
import {toPageSearch} from './usePageQuery.ts';

/** Lets an agent in the browser fill in and submit the form (WebMCP). Other browsers ignore the attributes. */
const TOOL = {
  toolname: 'search_docs',
  tooldescription: 'Searches this documentation and shows the pages that answer.',
  toolautosubmit: '',
};
const TOOL_QUERY = {toolparamdescription: 'A few words that the page would use'};

interface PageFormProps {
  /** Path of the search page. */
  readonly pagePath: string;
  readonly placeholder: string | null;
  readonly typed?: string;
  onType?(text: string): void;
  onKeyDown?(event: KeyboardEvent): void;
  onSubmit?(): void;
}

/** The form of the search page. Pages are built with it, so that it works before scripts run. */
export function PageForm(props: PageFormProps): ReactNode {
  const {pagePath, placeholder, typed, onType, onKeyDown, onSubmit} = props;
  return (
    <search aria-label={PAGE_LABELS.title}>
      <form
        className="SearchPage-Form"
        action={pagePath}
        onSubmit={(event) => {
          if (onSubmit === undefined) return;
          event.preventDefault();
          onSubmit();
        }}
        {...TOOL}
      >
        <input
          type="search"
          name="q"
          aria-label={LABELS.search}
          className="SearchPage-Input"
          placeholder={placeholder ?? LABELS.placeholder}
          autoComplete="off"
          maxLength={MAX_QUERY_LENGTH}
          value={typed}
          onChange={(event) => onType?.(event.target.value)}
          onKeyDown={onKeyDown}
          {...TOOL_QUERY}
        />
        <button type="submit" className="button button--primary">
          {LABELS.search}
        </button>
      </form>
    </search>
  );
}

interface PageStartProps {
  readonly browse: SiteLinks;
  /** Path of the search page. */
  readonly pagePath: string;
  /** Goes to an address inside the site. */
  navigate(href: string): void;
}

/** What the search page shows before the first hits. Pages are built with it, so that nothing moves when search starts. */
export function PageStart({browse, pagePath, navigate}: PageStartProps): ReactNode {
  const queries = browse.queries.map((query) => ({
    label: query,
    to: pagePath + toPageSearch({query, products: []}),
  }));
  return (
    <div className="SearchPage-Main">
      <BrowseLinks title={LABELS.popular} links={browse.pages} onOpen={navigate} />
      <BrowseLinks title={LABELS.trySearching} links={queries} onOpen={navigate} />
      <WaysOn browse={browse} onOpen={navigate} />
    </div>
  );
}
