import {useEffect, useRef, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {cutQuery} from '../session/cutQuery.ts';
import type {PageQuery} from './buildPageRequests.ts';
import {parsePageLocation, toPageSearch} from './pageLocation.ts';

/** Milliseconds to wait for the next key before the address, and with it the results, follow the input. */
const DEBOUNCE_MS = 200;

/** The query of the search page: the address holds it, the input runs ahead of it. */
export interface PageQueryControl extends PageQuery {
  /** Text of the input. */
  readonly typed: string;
  /** Query string of the address, in the page's own spelling. */
  readonly search: string;
  setTyped(text: string): void;
  setProducts(products: readonly string[]): void;
  setVersions(versions: readonly string[]): void;
  /** Takes over the input without waiting. */
  submit(): void;
}

/** Reads the query from the address and writes it back; typing replaces the entry in the history instead of adding some. */
export function usePageQuery(): PageQueryControl {
  const history = useHistory();
  const location = useLocation();
  // The page is built without a query, and the first render in the browser has to agree with that.
  const inBrowser = useIsBrowser();
  const asked = parsePageLocation(inBrowser ? location.search : '');
  const {query, products} = asked;
  const search = toPageSearch(asked);
  const [typed, setTyped] = useState('');
  const written = useRef('');

  // Following a link or going back changes the address under the input; what the input itself wrote does not come back.
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
