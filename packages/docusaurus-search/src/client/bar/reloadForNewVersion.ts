import {keepQuery} from '../../early/keptQuery.ts';

/** The page that was loaded anew for search, so that a dialog that is missing for good is not asked for without end. */
const PAGE_KEY = 'help-center.search-reloaded';

/**
 * Loads the page anew when the dialog's script is gone from a site that answers: it has been published again since, and
 * the page as it is now names the new script. Search opens there with the same query. Resolves to `false` when that
 * cannot help: the site does not answer, storage is blocked, or it was done before.
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

/** The dialog is there: the next new version may load the page anew again. */
export function forgetReloadForSearch(): void {
  try {
    sessionStorage.removeItem(PAGE_KEY);
  } catch (error) {
    console.error(error);
  }
}
