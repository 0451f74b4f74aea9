import {cacheNames, findSaved, keyOf, selectFiles} from '../storage/index.ts';

/** What is on the device of a site that is not saved as a whole. */
export interface KeptPages {
  /** Names of the groups that are saved. */
  readonly names: readonly string[];
  /** Paths that the addresses of all pages of those groups begin with, each with a slash at its end. */
  readonly folders: readonly string[];
  /** Paths of all pages on the device that are in none of those folders, without the slash at their end. */
  readonly pages: readonly string[];
}

/** Reads what is kept below that base path; `undefined` when the whole site is saved. */
export async function readKept(baseUrl: string): Promise<KeptPages | undefined> {
  const saved = (await findSaved(baseUrl)).at(-1)?.list;
  if (saved && !saved.only) return undefined;
  const groups = saved?.groups.filter(({id}) => saved.only?.includes(id)) ?? [];
  // A group without a folder of its own has its pages named one by one.
  const folders = groups.flatMap(({folder}) => (folder === '' ? [] : baseUrl + folder));
  const visited = (await (await caches.open(cacheNames(baseUrl).pages)).keys()).map(
    ({url}) => new URL(url).pathname,
  );
  const listed = saved
    ? selectFiles(saved, saved.only).flatMap(({path}) =>
        path === '' || /(?:\/|\.html)$/.test(path) ? baseUrl + path : [],
      )
    : [];
  const pages = [...visited, ...listed].filter((path) => !folders.some((folder) => path.startsWith(folder)));
  return {names: groups.map(({name}) => name), folders, pages: Array.from(new Set(pages.map(keyOf)))};
}
