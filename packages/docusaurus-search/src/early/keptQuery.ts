import {KEPT_QUERY_KEY} from './contract.ts';

/** Keeps a query while the page reloads; throws if storage is blocked. */
export function keepQuery(query: string): void {
  sessionStorage.setItem(KEPT_QUERY_KEY, query);
}

/** Returns the kept query once; `undefined` if there is none. */
export function takeKeptQuery(): string | undefined {
  try {
    const query = sessionStorage.getItem(KEPT_QUERY_KEY) ?? undefined;
    sessionStorage.removeItem(KEPT_QUERY_KEY);
    return query;
  } catch {
    return undefined;
  }
}
