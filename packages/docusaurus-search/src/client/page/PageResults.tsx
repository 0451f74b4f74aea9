import {useEffect, useRef, useState, type ReactNode} from 'react';
import {AnswerCard, pickAnswer} from '../answer/AnswerCard.tsx';
import {BrowseLinks, WaysOn, SiteLink} from '../dialog/BrowseLinks.tsx';
import {countResultsFor, LABELS, tellUnmatched, explainError, tellFallback} from '../dialog/labels.ts';
import {findProduct} from '../hits/describeHit.ts';
import {HITS_PER_PAGE, contextFilters} from '../session/buildSearchRequest.ts';
import {readVisitedPages} from '../saved/createSavedSearches.ts';
import type {HitBody} from '../SearchClient.ts';
import type {Search} from '../island/openSearch.ts';
import {chooseVersions, listVersionedDocs, ProductFilter, VersionFilter} from './filters.tsx';
import {groupPages, ResultLink, SearchResult} from './SearchResult.tsx';
import {type PageHistory, parsePageLocation, toPageSearch} from './usePageQuery.ts';
import {PageStart} from './PageForm.tsx';
import {type PagedState, usePagedSearch} from './usePagedSearch.ts';
import {PAGE_LABELS} from './labels.ts';
import {LetUsKnow} from '../dialog/DialogScreen.tsx';

interface PageResultsProps {
  readonly search: Search;
  readonly history: PageHistory;
  /** Query string of the address. */
  readonly address: string;
  /** Path of the search page. */
  readonly pagePath: string;
  readonly products: readonly string[];
  onProducts(products: readonly string[]): void;
  /** Takes the tags of the docs versions to search; without it, versions cannot be chosen. */
  onVersions?(versions: readonly string[]): void;
  /** Takes the heading of the page: what was found, or what is searched for. */
  onHeading(heading: string): void;
}

/** The part of the search page that only exists in the browser: filters, count, hits. */
export function PageResults(props: PageResultsProps): ReactNode {
  const {search, history, address, pagePath, products, onProducts, onVersions, onHeading} = props;
  const {config: options, saved, insights, reporter} = search;
  const docs = listVersionedDocs(options);
  const context = contextFilters(options);
  const {browse} = options;
  const {state, ...paged} = usePagedSearch(search, history, address);
  const {status, hits, result, hasMore} = state;
  const list = useRef<HTMLOListElement>(null);
  // The product of the page that the reader came from.
  const [product] = useState(() => findProduct(browse.products, readVisitedPages()[0]?.path ?? ''));

  // The button disappears with the last page; keyboard focus then moves to the first new hit.
  const resumeAt = useRef<number | null>(null);
  useEffect(() => {
    const index = resumeAt.current;
    if (index === null || hits.length <= index) return;
    resumeAt.current = null;
    if (!hasMore) {
      list.current?.querySelectorAll<HTMLElement>('.SearchPage-Hit')[index]?.focus({preventScroll: true});
    }
  }, [hits.length, hasMore]);

  const {answered: asked, nbHits} = state;
  const answeredQuery = asked?.query ?? '';
  useEffect(() => () => reporter?.closed(), [reporter]);
  useEffect(() => {
    if (answeredQuery !== '') reporter?.answered(answeredQuery, nbHits);
  }, [reporter, answeredQuery, nbHits]);

  function loadMore(): void {
    if (document.activeElement?.classList.contains('SearchPage-More')) resumeAt.current = hits.length;
    paged.loadMore();
  }

  const navigate = (to: string) => history.push(to);
  function onOpen(hit: HitBody): void {
    saved.addRecent(hit);
    if (result !== null) insights?.clicked(result, hit.objectID, hits.indexOf(hit));
    if (asked !== null) reporter?.clicked(asked.query, hit.objectID, hits.indexOf(hit));
  }

  const {query, versions = []} = parsePageLocation(address);
  const heading = headingFor(query, state);
  useEffect(() => onHeading(heading), [onHeading, heading]);
  if (query === '' || (asked === null && status !== 'error')) {
    return (
      <div className="SearchPage-Body">
        <PageCount state={state} />
        <PageStart browse={browse} pagePath={pagePath} navigate={navigate} />
      </div>
    );
  }
  const isBusy = status === 'loading' || status === 'stalled';
  const links = {externalUrlRegex: options.externalUrlRegex, onOpen, navigate};
  const answer = pickAnswer(result);
  const answered = options.answers ? hits.find(({url}) => url === answer?.url) : undefined;
  const groups = groupPages(hits, HITS_PER_PAGE, product);
  return (
    <div className="SearchPage-Body">
      <PageCount state={state} />
      <ProductFilter
        counts={state.products}
        chosen={products}
        order={browse.products.map(({label}) => label)}
        onChange={onProducts}
      />
      <div className="SearchPage-Main" aria-busy={isBusy}>
        {onVersions && (
          <VersionFilter
            docs={docs}
            filters={chooseVersions(context, docs, versions)}
            onChange={(tag) => {
              // Replaces another version of the same docs.
              const own = docs.find((one) => one.versions.some((version) => version.tag === tag));
              const others = versions.filter(
                (other) => !own?.versions.some((version) => version.tag === other),
              );
              onVersions([...others, tag]);
            }}
          />
        )}
        {answered !== undefined && answer !== null && (
          <AnswerCard
            answer={answer}
            renderLink={(title) => (
              <ResultLink {...links} hit={answered}>
                {title}
              </ResultLink>
            )}
          />
        )}
        <ol ref={list} className="DocSearch SearchPage-Results">
          {groups.map((group, index) => (
            <SearchResult
              // oxlint-disable-next-line react/no-array-index-key -- a page may appear again among later results
              key={`${group.page} ${index}`}
              group={group}
              {...links}
            />
          ))}
        </ol>
        <PageNotice
          state={state}
          pagePath={pagePath}
          missingResultsUrl={options.missingResultsUrl}
          navigate={navigate}
          onRetry={paged.retry}
        />
        {asked !== null && nbHits === 0 && (
          <>
            <BrowseLinks title={LABELS.popular} links={browse.pages} onOpen={navigate} />
            <WaysOn browse={browse} onOpen={navigate} />
          </>
        )}
        {hasMore && status !== 'error' && (
          <button
            type="button"
            className="button button--secondary SearchPage-More"
            aria-disabled={isBusy}
            onClick={isBusy ? undefined : loadMore}
          >
            {isBusy ? PAGE_LABELS.loading : PAGE_LABELS.more}
          </button>
        )}
      </div>
    </div>
  );
}

/** The number of hits. Its line is there from the start, so that nothing moves. */
function PageCount({state}: {readonly state: PagedState}): ReactNode {
  const unmatched = tellUnmatched(state.result);
  return (
    <output className="SearchPage-Count">
      {state.status === 'stalled' && <span className="DocSearch DocSearch-Spinner" aria-hidden="true" />}
      {describe(state)}
      {unmatched !== '' && <span className="SearchPage-Notice">{unmatched}</span>}
    </output>
  );
}

/** Names results only when there are some; while a query is typed further, those of the words before stay on the screen. */
function headingFor(query: string, {status, answered, nbHits}: PagedState): string {
  if (query === '' || (status === 'error' && answered === null)) return PAGE_LABELS.title;
  if (answered !== null && nbHits === 0) return countResultsFor(0, answered.query);
  const label = answered === null ? PAGE_LABELS.searchingFor : PAGE_LABELS.titleFor;
  return label.replace('{query}', () => answered?.query ?? query);
}

function describe({status, answered, nbHits}: PagedState): string {
  if (status === 'stalled') return LABELS.searching;
  if (status === 'error' || answered === null) return '';
  return countResultsFor(nbHits, answered.query);
}

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
function PageNotice({state, pagePath, missingResultsUrl, navigate, onRetry}: PageNoticeProps): ReactNode {
  const {status, error, answered, nbHits, fallback, refusal, suggestions, result} = state;
  if (status === 'error')
    return (
      <div className="SearchPage-Notice" role="alert">
        <p>
          <strong>{LABELS.errorTitle}</strong>
        </p>
        <p>{explainError(error)}</p>
        <button type="button" className="button button--primary" onClick={onRetry}>
          {LABELS.retry}
        </button>
      </div>
    );
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
