import {useEffect, useRef, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {cutQuery} from '../session/cutQuery.ts';
import type {PageQuery} from './buildPageRequests.ts';
import {parsePageLocation, toPageSearch} from './pageLocation.ts';

/** Milliseconds to wait for the next key before the address, and with it the results, follow the input. */
const DEBOUNCE_MS = 200;

/** The query of the search page: the address holds it, and the input may be ahead of it. */
export interface PageQueryControl extends PageQuery {
  /** Text of the input. */
  readonly typed: string;
  /** Normalised query string of the address. */
  readonly search: string;
  setTyped(text: string): void;
  setProducts(products: readonly string[]): void;
  setVersions(versions: readonly string[]): void;
  /** Applies the input at once. */
  submit(): void;
}

/** Reads the query from the address and writes it back; typing replaces the history entry instead of adding new ones. */
export function usePageQuery(): PageQueryControl {
  const history = useHistory();
  const location = useLocation();
  // The page is built without a query, and the first render in the browser has to match.
  const inBrowser = useIsBrowser();
  const asked = parsePageLocation(inBrowser ? location.search : '');
  const {query, products} = asked;
  const search = toPageSearch(asked);
  const [typed, setTyped] = useState('');
  const written = useRef('');

  // The input follows the address when a link or Back changes it, but not when the input itself wrote it.
  useEffect(() => {
    if (query === written.current) return;
    written.current = query;
    setTyped(query);
  }, [query]);

  function write(next: PageQuery): void {
    written.current = next.query;
    history.replace(history.location.pathname + toPageSearch(next));
  }

  const commit = () => {
    if (typed.trim() !== query) write({...asked, query: typed.trim()});
  };
  const latestCommit = useRef(commit);
  useEffect(() => {
    latestCommit.current = commit;
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    query,
    products,
    typed,
    search,
    setTyped(text) {
      setTyped(cutQuery(text));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latestCommit.current(), DEBOUNCE_MS);
    },
    setProducts: (chosen) => write({...asked, products: chosen}),
    setVersions: (versions) => write({...asked, versions}),
    submit() {
      clearTimeout(timer.current);
      commit();
    },
  };
}
