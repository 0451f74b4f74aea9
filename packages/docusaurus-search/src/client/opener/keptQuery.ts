/** Key in session storage for the query while the page reloads; without the namespace of the site, as it is short-lived. */
const KEY = 'help-center.query';

/** Keeps a query while the page reloads; throws if storage is blocked. */
export function keepQuery(query: string): void {
  sessionStorage.setItem(KEY, query);
}

/** Returns the kept query once; `undefined` if there is none. */
export function takeKeptQuery(): string | undefined {
  try {
    const query = sessionStorage.getItem(KEY) ?? undefined;
    sessionStorage.removeItem(KEY);
    return query;
  } catch {
    return undefined;
  }
}
