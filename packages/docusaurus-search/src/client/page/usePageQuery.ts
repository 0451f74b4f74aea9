import {useEffect, useRef, useState, type KeyboardEvent} from 'react';
import {cutQuery} from '../session/cutQuery.ts';
import type {ContextFilters} from '../../contract/SearchConfig.ts';
import type {SearchRequestBody} from '../SearchClient.ts';
import {HITS_PER_PAGE, SNIPPET_WORDS, buildSearchRequest} from '../session/buildSearchRequest.ts';

/** The part of a router's history that the search page uses; that of Docusaurus is one. */
export interface PageHistory {
  readonly location: {readonly pathname: string; readonly search: string};
  /** `POP` if the reader came back to the page. */
  readonly action: string;
  push(href: string): void;
  replace(href: string): void;
  /** Calls back after each change, and returns what stops that. */
  listen(
    listener: (location: {readonly pathname: string; readonly search: string}, action: string) => void,
  ): () => void;
}

/** Milliseconds to wait for the next key before the address, and with it the results, follow the input. */
const DEBOUNCE_MS = 200;

/** The query of the search page: the address holds it, and the input may be ahead of it. */
interface PageQueryControl extends PageQuery {
  /** Text of the input. */
  readonly typed: string;
  /** Normalised query string of the address. */
  readonly address: string;
  setTyped(text: string): void;
  setProducts(products: readonly string[]): void;
  setVersions(versions: readonly string[]): void;
  /** Applies the input at once. */
  submit(): void;
}

/**
 * Reads the query from the address and writes it back. Filters and new words are steps of the history; typing adds one step
 * until the reader submits the words or does something else. `initiallyTyped` is what the input holds already.
 */
export function usePageQuery(history: PageHistory, initiallyTyped: string): PageQueryControl {
  const [{pathname, search}, setLocation] = useState(history.location);
  const asked = parsePageLocation(search);
  const {query, products} = asked;
  const address = toPageSearch(asked);
  const [typed, setTyped] = useState(initiallyTyped || query);
  const written = useRef(query);
  /** Whether the newest step of the history is of words being typed. */
  const isTyping = useRef(false);

  // The input follows the address when a link or Back changes it, but not when the input itself wrote it.
  useEffect(() => {
    if (query === written.current) return;
    written.current = query;
    setTyped(query);
  }, [query]);

  useEffect(
    () =>
      history.listen((next, action) => {
        if (action === 'POP') isTyping.current = false;
        // Before another page replaces this one, its address is not a query.
        if (next.pathname === pathname) setLocation(next);
      }),
    [history, pathname],
  );

  function write(next: PageQuery): void {
    written.current = next.query;
    // A search page without words is nothing to come back to. Not a step of the router, after which the framework moves the
    // focus to the top of the page.
    if (!isTyping.current && query !== '') window.history.pushState(window.history.state, '');
    history.replace(pathname + toPageSearch(next));
  }

  const commit = () => {
    if (typed.trim() === query) return;
    write({...asked, query: typed.trim()});
    isTyping.current = true;
  };
  function writeFilter(next: PageQuery): void {
    isTyping.current = false;
    write(next);
  }
  const latestCommit = useRef(commit);
  useEffect(() => {
    latestCommit.current = commit;
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    // What was typed before the page could search.
    latestCommit.current();
    return () => clearTimeout(timer.current);
  }, []);

  return {
    query,
    products,
    typed,
    address,
    setTyped(text) {
      setTyped(cutQuery(text));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latestCommit.current(), DEBOUNCE_MS);
    },
    setProducts: (chosen) => writeFilter({...asked, products: chosen}),
    setVersions: (versions) => writeFilter({...asked, versions}),
    submit() {
      clearTimeout(timer.current);
      commit();
      isTyping.current = false;
    },
  };
}

/** Reads the query, the products and the versions of the docs from the address of the search page. */
export function parsePageLocation(search: string): PageQuery {
  const parameters = new URLSearchParams(search);
  const versions = parameters.getAll('version');
  return {
    query: cutQuery(parameters.get('q') ?? ''),
    products: parameters.getAll('product'),
    ...(versions.length > 0 && {versions}),
  };
}

/** The query string that {@link parsePageLocation} reads; empty without a query. */
export function toPageSearch({query, products, versions = []}: PageQuery): string {
  const parameters = new URLSearchParams();
  if (query !== '') parameters.append('q', query);
  for (const product of products) parameters.append('product', product);
  for (const version of versions) parameters.append('version', version);
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

/**
 * Handles the keys of a search field: the first Escape only closes the browser's suggestions, a second one in a row
 * clears the query. Without it, browsers differ: some clear at once, some never.
 */
export function useSecondEscape(clear: () => void): (event: KeyboardEvent) => void {
  const isSecond = useRef(false);
  return (event) => {
    const isEscape = event.key === 'Escape' && !event.nativeEvent.isComposing;
    if (isEscape) {
      event.preventDefault();
      if (isSecond.current) clear();
    }
    isSecond.current = isEscape && !isSecond.current;
  };
}

/** What the requests of the search page depend on. */
export interface PageQuery {
  readonly query: string;
  /** Products to search in; empty for all of them. */
  readonly products: readonly string[];
  /** Tags of docs versions to search instead of those of the page; none by default. */
  readonly versions?: readonly string[];
}

/** Settings of {@link buildPageRequests}. */
interface PageRequestSettings extends PageQuery {
  readonly indexName: string;
  /** Conditions of the page's language and version. */
  readonly facetFilters: ContextFilters;
  /** Number of result pages to show. */
  readonly pageCount: number;
  readonly clickAnalytics: boolean;
}

/**
 * A request for the hits of all result pages, and one for the number of hits per product. The latter ignores the chosen
 * products, as each further product widens the search.
 */
export function buildPageRequests(settings: PageRequestSettings): [SearchRequestBody, SearchRequestBody] {
  const {indexName, query, products, facetFilters, pageCount, clickAnalytics} = settings;
  const requestWith = (filters: ContextFilters) =>
    buildSearchRequest({
      indexName,
      query,
      snippetWords: SNIPPET_WORDS.page,
      clickAnalytics,
      facetFilters: filters,
    });
  const chosen = products.map((product) => `product:${product}`);
  const hits = {
    ...requestWith(chosen.length > 0 ? [...facetFilters, chosen] : facetFilters),
    hitsPerPage: pageCount * HITS_PER_PAGE,
  };
  const counts = {
    indexName,
    query,
    hitsPerPage: 0,
    facets: ['product'],
    analytics: false,
    facetFilters: requestWith(facetFilters).facetFilters ?? [],
  };
  return [hits, counts];
}
