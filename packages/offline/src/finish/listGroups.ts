import {filesOfPage, keyOf, type SiteFiles} from '@help-center/built-site';
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

/** Creates a function that finds the files a page refers to: scripts, pictures, downloads. */
function createNameReader(site: SiteFiles, files: readonly ListedFile[], baseUrl: string) {
  const places = new Map(files.map(({name}, place) => [name, place]));
  // A copy has one size of each picture, and a page may name another.
  const pictures = new Map(files.map(({name}, place) => [readPictureSize(name)?.start, place]));
  const placeOfPicture = (name: string): number | undefined => {
    const start = readPictureSize(name)?.start;
    return start === undefined ? undefined : pictures.get(start);
  };
  return (name: string): ReadonlySet<number> => {
    const found = new Set<number>();
    for (const [word] of site.readText(name).matchAll(NAMES)) {
      const named = word.startsWith(baseUrl) ? word.slice(baseUrl.length) : word.replace(/^\//, '');
      const place = places.get(named) ?? placeOfPicture(named);
      if (place !== undefined && !isPage(named)) found.add(place);
    }
    return found;
  };
}

const isPage = (name: string) => name.endsWith('.html');

/**
 * Splits the files of a site into those of every copy and those of each group. Files that no page names, such as lazily
 * loaded scripts and parts of the search index, are in every copy; feeds and the site map only in that of the whole site.
 */
export function listGroups(
  site: SiteFiles,
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
  const readNames = createNameReader(site, files, baseUrl);
  const grouped = new Set(found.flatMap(({pages}) => pages));
  const always = new Set([OFFLINE_PAGE, ...everywhere].map((path) => keyOf(baseUrl + path)));
  const common = new Set<number>();
  const namedBy = new Map<number, ReadonlySet<number>>();
  const named = new Set<number>();
  for (const [place, {name, path}] of files.entries()) {
    if (!isPage(name)) continue;
    const names = readNames(name);
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
