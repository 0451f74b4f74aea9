import {KEPT_QUERY_KEY} from './contract.ts';

/** Keeps a query while the page is loaded anew; throws where storage is blocked. */
export function keepQuery(query: string): void {
  sessionStorage.setItem(KEPT_QUERY_KEY, query);
}

/** The query that was kept, once; `undefined` when there is none. */
export function takeKeptQuery(): string | undefined {
  try {
    const query = sessionStorage.getItem(KEPT_QUERY_KEY) ?? undefined;
    sessionStorage.removeItem(KEPT_QUERY_KEY);
    return query;
  } catch {
    return undefined;
  }
}
