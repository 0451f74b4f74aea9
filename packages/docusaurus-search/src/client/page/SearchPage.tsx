import {useEffect} from 'react';
import type {ReactNode} from 'react';
import {PAGE_LABELS} from './labels.ts';
import type {Search} from '../island/openSearch.ts';
import {PageForm} from './PageForm.tsx';
import type {PageHistory} from './PageHistory.ts';
import {PageResults} from './PageResults.tsx';
import {usePageQuery} from './usePageQuery.ts';
import {useSecondEscape} from './useSecondEscape.ts';

/** Settings of {@link SearchPage}. */
export interface SearchPageProps {
  readonly search: Search;
  readonly history: PageHistory;
  /** What the input holds already. */
  readonly initiallyTyped: string;
  /** Takes the title of the page whenever the query changes. */
  onTitle(title: string): void;
}

/** The form, the filters and the results of the search page; the query is the parameter `q` of its address. */
export function SearchPage({search, history, initiallyTyped, onTitle}: SearchPageProps): ReactNode {
  const {query, products, typed, address, setTyped, setProducts, setVersions, submit} = usePageQuery(
    history,
    initiallyTyped,
  );
  const onKeyDown = useSecondEscape(() => setTyped(''));
  useEffect(() => {
    onTitle(query === '' ? PAGE_LABELS.title : PAGE_LABELS.titleFor.replace('{query}', () => query));
  }, [onTitle, query]);
  const {pathname} = history.location;
  return (
    <>
      <PageForm
        pagePath={pathname}
        placeholder={search.config.placeholder}
        typed={typed}
        onType={setTyped}
        onKeyDown={onKeyDown}
        onSubmit={submit}
      />
      <PageResults
        search={search}
        history={history}
        address={address}
        pagePath={pathname}
        products={products}
        onProducts={setProducts}
        onVersions={setVersions}
      />
    </>
  );
}
