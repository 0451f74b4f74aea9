import {keepQuery} from './keptQuery.ts';

/** Key of the path that was last reloaded for search; prevents a reload loop when the dialog stays missing. */
const PAGE_KEY = 'help-center.search-reloaded';

/**
 * Reloads the page when the dialog's script is gone although the site answers: a new version was published, and the new
 * page names the new script. Search then opens with the same query. Resolves to `false` when a reload cannot help: the
 * site does not answer, storage is blocked, or the page has already been reloaded.
 */
export async function reloadForNewVersion(query: string): Promise<boolean> {
  try {
    if (sessionStorage.getItem(PAGE_KEY) === location.pathname) return false;
    const response = await fetch(location.pathname, {cache: 'no-cache'});
    if (!response.ok) return false;
    sessionStorage.setItem(PAGE_KEY, location.pathname);
    keepQuery(query);
    location.reload();
    return true;
  } catch (error) {
    console.error('[search] the site cannot be reached:', error);
    return false;
  }
}

/** Called once the dialog has loaded: the next new version may reload the page again. */
export function forgetReloadForSearch(): void {
  try {
    sessionStorage.removeItem(PAGE_KEY);
  } catch (error) {
    console.error(error);
  }
}
