import {cacheNames, findSaved, keyOf, selectFiles} from '../storage/index.ts';

/** The pages on the device, for a site that is not saved as a whole. */
export interface KeptPages {
  /** Names of the saved groups. */
  readonly names: readonly string[];
  /** Folders of those groups, with a trailing slash. */
  readonly folders: readonly string[];
  /** Paths of pages outside those folders, without a trailing slash. */
  readonly pages: readonly string[];
}

/** Lists the pages on the device; `undefined` if the whole site is saved. */
export async function readKept(baseUrl: string): Promise<KeptPages | undefined> {
  const saved = (await findSaved(baseUrl)).at(-1)?.list;
  if (saved && !saved.only) return undefined;
  const groups = saved?.groups.filter(({id}) => saved.only?.includes(id)) ?? [];
  // Pages of groups without a folder are listed one by one.
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
