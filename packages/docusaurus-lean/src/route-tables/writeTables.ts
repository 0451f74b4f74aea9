import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {hashOf} from '@help-center/html-first/hash';
import type {Props} from '@docusaurus/types';
import {findAllPages, readAllPages} from './readAllPages.ts';
import {readDocs} from './readDocs.ts';
import {readRoutes} from './readRoutes.ts';
import {readSiteModules} from './readSiteModules.ts';
import type {DocEntry, RouteEntry, RouteTable} from './RouteTable.ts';
import {keyOf} from '@help-center/built-site/paths';
import {tableOf} from './tableOf.ts';

/** Average number of pages in a table, which then has 2 to 4 kB compressed. */
const PAGES_PER_TABLE = 16;

/** Options of {@link writeTables}. */
export interface WriteTablesOptions extends Pick<Props, 'outDir' | 'baseUrl'> {
  /** The plugins of the site; only those for docs are read. */
  readonly plugins: Parameters<typeof readDocs>[0];
  /** Folder for the file that the finishing step reads. */
  readonly folder: string;
  /** Files of chunks that not every page loads, by id. */
  readonly chunkFiles: Readonly<Record<string, string>>;
}

/** What the finishing step needs: the place of the tables for the head of pages, and what each page loads first. */
export interface TablePlace {
  readonly place: string;
  /** Addresses of the tables of a page, by the path of its route. */
  readonly tables: Readonly<Record<string, readonly string[]>>;
  /** Addresses of scripts that only some pages need, by the path of their route. */
  readonly scripts: Readonly<Record<string, readonly string[]>>;
}

/** Writes files to a folder with a content hash in its name; returns its address below the build folder. */
function writeFolder(outDir: string, contents: ReadonlyMap<string, unknown>): string {
  const files = [...contents].map(([name, value]): [string, string] => [name, JSON.stringify(value)]);
  const digest = createHash('sha256');
  for (const [, text] of files) digest.update(text);
  const address = `assets/routes/${digest.digest('hex').slice(0, 8)}/`;
  mkdirSync(join(outDir, address), {recursive: true});
  for (const [name, text] of files) writeFileSync(join(outDir, address, name), text);
  return address;
}

/** A route with its ancestors, outermost first. */
function listBranch(page: RouteEntry, parents: readonly RouteEntry[]): RouteEntry[] {
  const above = parents[page.parent];
  return above === undefined ? [page] : [...listBranch(above, parents), page];
}

/** The pages of each table, in order. */
function dealPages(pages: readonly RouteEntry[], count: number, baseUrl: string): RouteEntry[][] {
  const dealt = Array.from({length: count}, (): RouteEntry[] => []);
  for (const page of pages) {
    // The layout of every page checks whether there is a home page.
    if (page.path === baseUrl) for (const own of dealt) own.push(page);
    else dealt[tableOf(keyOf(page.path), count)]?.push(page);
  }
  return dealt;
}

/** Writes the tables and sidebars into the built site, and removes the script that only the bundler needed. */
export async function writeTables(options: WriteTablesOptions): Promise<void> {
  const {plugins, folder, outDir, baseUrl, chunkFiles} = options;
  const script = findAllPages(outDir);
  const allPages = await readAllPages(script);
  const {namesOf, modulesOf, filesOf} = readSiteModules(allPages, chunkFiles);
  const {parents, pages} = readRoutes(allPages.routes);
  const {docs, sidebars} = readDocs(plugins, outDir, baseUrl);
  const count = Math.max(1, Math.ceil(pages.length / PAGES_PER_TABLE));
  const known = new Map<string, string>();

  function integrityOfFile(file: string): string {
    const integrity = known.get(file) ?? hashOf(readFileSync(join(outDir, file)));
    known.set(file, integrity);
    return integrity;
  }

  function createTable(own: readonly RouteEntry[]): RouteTable {
    const routes: Record<string, RouteEntry[]> = {};
    const ownDocs: Record<string, DocEntry> = {};
    for (const route of own) {
      const key = keyOf(route.path);
      (routes[key] ??= []).push(route);
      const doc = docs.get(key);
      if (doc !== undefined) ownDocs[key] = doc;
    }
    const names = namesOf([...parents, ...own]);
    const modules = modulesOf(names);
    const files = filesOf(modules);
    const integrities = Object.fromEntries(
      Object.entries(files).map(([id, file]) => [id, integrityOfFile(file)]),
    );
    return {parents, routes, names, modules, files, integrities, docs: ownDocs};
  }

  const contents = new Map<string, unknown>(sidebars);
  for (const [table, own] of dealPages(pages, count, baseUrl).entries()) {
    contents.set(`${table}.json`, createTable(own));
  }
  const address = writeFolder(outDir, contents);
  rmSync(script);

  const tables: Record<string, string[]> = {};
  const scripts: Record<string, string[]> = {};
  for (const page of pages) {
    const key = keyOf(page.path);
    const sidebar = docs.get(key)?.sidebarFile;
    const names = [`${tableOf(key, count)}.json`, ...(sidebar === undefined ? [] : [sidebar])];
    tables[page.path] = names.map((name) => baseUrl + address + name);
    const files = filesOf(modulesOf(namesOf(listBranch(page, parents))));
    scripts[page.path] = Object.values(files).map((file) => baseUrl + file);
  }
  const place: TablePlace = {place: `${baseUrl}${address}${count}`, tables, scripts};
  writeFileSync(join(folder, 'place.json'), JSON.stringify(place));
}
