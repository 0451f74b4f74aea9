import {useEffect, useState, type ReactNode} from 'react';
import {PAGE_LABELS} from './labels.ts';
import type {Search} from '../island/openSearch.ts';
import {PageForm} from './PageForm.tsx';
import {type PageHistory, usePageQuery, useSecondEscape} from './usePageQuery.ts';
import {PageResults} from './PageResults.tsx';
import {render} from 'preact';
import {translateLabels} from '../opener/labels.ts';

/** Settings of {@link SearchPage}. */
export interface SearchPageProps {
  readonly search: Search;
  readonly history: PageHistory;
  /** What the input holds already. */
  readonly initiallyTyped: string;
  /** Takes the title of the document whenever the query changes, and the heading of the page, which says what was found. */
  onTitle(title: string, heading: string): void;
}

/** The form, the filters and the results of the search page; the query is the parameter `q` of its address. */
function SearchPage({search, history, initiallyTyped, onTitle}: SearchPageProps): ReactNode {
  const {query, products, typed, address, setTyped, setProducts, setVersions, submit} = usePageQuery(
    history,
    initiallyTyped,
  );
  const onKeyDown = useSecondEscape(() => setTyped(''));
  const title = query === '' ? PAGE_LABELS.title : PAGE_LABELS.titleFor.replace('{query}', () => query);
  const [heading, setHeading] = useState<string>(PAGE_LABELS.title);
  useEffect(() => onTitle(title, heading), [onTitle, title, heading]);
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
        onHeading={setHeading}
      />
    </>
  );
}

/** Renders the search page into an element, in place of the form that the page was built with, and returns what removes it. */
export function renderPage(element: HTMLElement, props: Omit<SearchPageProps, 'initiallyTyped'>): () => void {
  translateLabels(PAGE_LABELS, props.search.config.texts, 'theme.search.page.');
  const before = element.querySelector('input');
  const isFocused = before !== null && before === document.activeElement;
  // Another renderer has made what is in there; its handlers and ours would get in each other's way.
  element.textContent = '';
  render(<SearchPage initiallyTyped={before?.value ?? ''} {...props} />, element);
  const field = element.querySelector('input');
  if (isFocused && field !== null) {
    field.focus();
    field.setSelectionRange(before.selectionStart, before.selectionEnd);
  }
  return () => render(null, element);
}
