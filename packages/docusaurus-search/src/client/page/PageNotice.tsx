import type {ReactNode} from 'react';
import {SiteLink} from '../dialog/BrowseLinks.tsx';
import {LetUsKnow} from '../dialog/DialogScreen.tsx';
import {explainError, LABELS, tellFallback} from '../dialog/labels.ts';
import {PAGE_LABELS} from './labels.ts';
import type {PagedState} from './usePagedSearch.ts';
import {toPageSearch} from './usePageQuery.ts';

interface PageNoticeProps {
  readonly state: PagedState;
  /** Path of the search page. */
  readonly pagePath: string;
  readonly missingResultsUrl: string | null;
  /** Goes to an address inside the site. */
  navigate(href: string): void;
  onRetry(): void;
}

/** Notices beside the hits: a failure, no results, or a fallback that answered. */
export function PageNotice({
  state,
  pagePath,
  missingResultsUrl,
  navigate,
  onRetry,
}: PageNoticeProps): ReactNode {
  const {status, error, answered, nbHits, fallback, refusal, suggestions, result} = state;
  if (status === 'error') {
    const {title, help} = explainError(error);
    return (
      <div className="SearchPage-Notice" role="alert">
        <p>
          <strong>{title}</strong>
        </p>
        <p>{help}</p>
        <button type="button" className="button button--primary" onClick={onRetry}>
          {LABELS.retry}
        </button>
      </div>
    );
  }
  if (answered === null) return null;
  return (
    <>
      {fallback && <p className="SearchPage-Notice">{tellFallback(refusal)}</p>}
      {result?.timeoutHits && <p className="SearchPage-Notice">{LABELS.partial}</p>}
      {nbHits === 0 && (
        <div className="SearchPage-Notice">
          <p>{PAGE_LABELS.noResultsHelp}</p>
          {answered.products.length > 0 && (
            <p>
              <SiteLink href={pagePath + toPageSearch({...answered, products: []})} navigate={navigate}>
                {PAGE_LABELS.allProducts}
              </SiteLink>
            </p>
          )}
          {suggestions.length > 0 && (
            <>
              <p>{LABELS.trySearching}</p>
              <ul>
                {suggestions.map((query) => (
                  <li key={query}>
                    <SiteLink href={pagePath + toPageSearch({...answered, query})} navigate={navigate}>
                      {query}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </>
          )}
          <LetUsKnow url={missingResultsUrl} query={answered.query} />
        </div>
      )}
    </>
  );
}
