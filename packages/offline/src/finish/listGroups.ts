import {filesOfPage, keyOf} from '@help-center/built-site';
import {OFFLINE_PAGE, type OfflineFile, type OfflineFiles, readPictureSize} from '../storage/OfflineFiles.ts';

/** A part of the site that can be saved alone, before its files are known. */
export interface SiteGroup {
  /** First folder of its pages, or id of its docs instance. */
  readonly id: string;
  /** Name for readers. */
  readonly name: string;
  /** Addresses of its pages with the base path, its start page first; at least one. */
  readonly pages: readonly string[];
}

/** A file of a saved copy. */
export interface ListedFile extends OfflineFile {
  /** Name in the build folder; not in the list that readers fetch. */
  readonly name: string;
  /** Files that a page refers to: scripts, pictures, downloads. */
  readonly names: ReadonlySet<string>;
}

type Part = OfflineFiles['common'];

/**
 * Possible file names in the source of a page. The lookbehind starts matches only at the first character of a run, which
 * avoids quadratic time.
 */
const NAMES = /(?<![\w/~%@+.-])[\w/~%@+.-]+\.\w{2,5}/g;

/** The folder of a page, which is also the prefix of pages below it. */
const toFolder = (path: string) => (path === '' ? '' : `${path.replace(/(?:\.html|\/)$/, '')}/`);

/** The deepest folder that contains all pages. */
function folderOf(paths: readonly string[]): string {
  const [first = '', ...rest] = paths.map(toFolder);
  let folder = first;
  while (!rest.every((path) => path.startsWith(folder))) folder = folder.replace(/[^/]*\/$/, '');
  return folder;
}

/** Whether a page is the home page or lies above groups. */
function isAbove(path: string, folders: readonly string[]): boolean {
  const own = toFolder(path);
  return path === '' || folders.some((folder) => own !== folder && folder.startsWith(own));
}

export const isPage = (name: string): boolean => name.endsWith('.html');

/** Creates a function that finds the files in the source of a page, given the names of all files. */
export function createNameReader(
  names: readonly string[],
  baseUrl: string,
): (source: string) => ReadonlySet<string> {
  // Maps to strings of its own: a substring of a page would keep the whole source in memory.
  const files = new Map(names.filter((name) => !isPage(name)).map((name) => [name, name]));
  // A copy has one size of each picture, and a page may name another.
  const pictures = new Map(names.map((name) => [readPictureSize(name)?.start, name]));
  pictures.delete(undefined);
  return (source) => {
    const found = new Set<string>();
    for (const [word] of source.matchAll(NAMES)) {
      const named = word.startsWith(baseUrl) ? word.slice(baseUrl.length) : word.replace(/^\//, '');
      const name = files.get(named) ?? pictures.get(readPictureSize(named)?.start);
      if (name !== undefined) found.add(name);
    }
    return found;
  };
}

/**
 * Splits the files of a site into those of every copy and those of each group. Files that no page names, such as lazily
 * loaded scripts and parts of the search index, are in every copy; feeds and the site map only in that of the whole site.
 */
export function listGroups(
  files: readonly ListedFile[],
  given: readonly SiteGroup[],
  {baseUrl, everywhere}: {readonly baseUrl: string; readonly everywhere: readonly string[]},
): Pick<OfflineFiles, 'common' | 'groups'> {
  const placeOf = new Map(files.map(({name}, place) => [name, place]));
  const findPage = (path: string) =>
    filesOfPage(path, baseUrl)
      .map((name) => placeOf.get(name))
      .find((place) => place !== undefined);
  const found = given.flatMap(({id, name, pages: addresses}) => {
    const pages = addresses.flatMap((address) => {
      const place = findPage(address);
      return place === undefined ? [] : [{address, place}];
    });
    const [first] = pages;
    const start = first?.address.slice(baseUrl.length) ?? '';
    return first ? [{id, name, start, pages: [...new Set(pages.map(({place}) => place))]}] : [];
  });
  // A single group would be the whole site.
  if (found.length < 2) return {groups: [], common: {files: [], bytes: 0}};

  const pathOf = (place: number) => files[place]?.path ?? '';
  const folders = found.map(({pages}) => folderOf(pages.map(pathOf)));
  const grouped = new Set(found.flatMap(({pages}) => pages));
  const always = new Set([OFFLINE_PAGE, ...everywhere].map((path) => keyOf(baseUrl + path)));
  const common = new Set<number>();
  const namedBy = new Map<number, readonly number[]>();
  const named = new Set<number>();
  for (const [place, {name, path, names: words}] of files.entries()) {
    if (!isPage(name)) continue;
    const names = [...words].flatMap((one) => placeOf.get(one) ?? []);
    for (const one of names) named.add(one);
    if (grouped.has(place)) namedBy.set(place, names);
    if (always.has(keyOf(baseUrl + path)) || isAbove(path, folders)) {
      common.add(place);
      for (const one of names) common.add(one);
    }
  }
  for (const [place, {name}] of files.entries()) {
    if (!isPage(name) && !named.has(place)) common.add(place);
  }
  const toPart = (places: Iterable<number>): Part => {
    const sorted = [...new Set(places)]
      .filter((place) => !files[place]?.name.endsWith('.xml'))
      .sort((a, b) => a - b);
    return {files: sorted, bytes: sorted.reduce((sum, place) => sum + (files[place]?.size ?? 0), 0)};
  };
  return {
    common: toPart(common),
    groups: found.map(({id, name, start, pages}, index) => {
      const own = pages.flatMap((place) => [place, ...(namedBy.get(place) ?? [])]);
      return {
        id,
        name,
        start,
        folder: folders[index] ?? '',
        ...toPart(own.filter((place) => !common.has(place))),
      };
    }),
  };
}
