import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {findAllPages, readModules} from './readModules.ts';
import {readDocs} from './readDocs.ts';
import {readRoutes} from './readRoutes.ts';
import type {DocEntry, ModuleEntry, RouteEntry, RouteTable} from './RouteTable.ts';
import {routeKey, tableOf} from './tableKey.ts';

/** Pages in a table on average: about 2 kB compressed. */
const PAGES_PER_TABLE = 16;

/** Where things are. */
export interface WriteTablesOptions {
  readonly generatedFilesDir: string;
  /** For what the finishing step reads. */
  readonly folder: string;
  readonly outDir: string;
  readonly baseUrl: string;
}

/** What the finishing step needs: the place of the tables for the pages' heads, and what each page begins with. */
export interface TablePlace {
  readonly place: string;
  /** Addresses of the tables of a page, by the path of its route. */
  readonly tables: Readonly<Record<string, readonly string[]>>;
  /** Addresses of the scripts of a page besides those of every page, by the path of its route. */
  readonly scripts: Readonly<Record<string, readonly string[]>>;
}

/** What Docusaurus writes about its chunks: names to ids, ids to files. */
interface Manifest {
  readonly entrypoints: readonly string[];
  readonly origins: Readonly<Record<string, readonly string[]>>;
  readonly assets: Readonly<Record<string, {readonly js?: readonly {readonly file: string}[]}>>;
}

function namesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(namesIn) : [];
}

/** Writes the tables and sidebars into the built site, and removes the script that only the bundler needed. */
export async function writeTables({
  generatedFilesDir,
  folder,
  outDir,
  baseUrl,
}: WriteTablesOptions): Promise<void> {
  const read = (name: string) => JSON.parse(readFileSync(join(generatedFilesDir, name), 'utf8')) as unknown;
  const allPages = findAllPages(outDir);
  const modules = await readModules(allPages);
  const chunkNames = read('routesChunkNames.json') as Readonly<Record<string, unknown>>;
  const {entrypoints, origins, assets} = read('client-manifest.json') as Manifest;
  const everywhere = new Set(entrypoints.flatMap((name) => origins[name] ?? []));
  const fileOf = (id: string) => (everywhere.has(id) ? [] : (assets[id]?.js ?? []).map(({file}) => file));

  const {parents, pages} = readRoutes(generatedFilesDir);
  const {docs, sidebars} = readDocs(generatedFilesDir, outDir, baseUrl);
  const count = Math.max(1, Math.ceil(pages.length / PAGES_PER_TABLE));
  const tables = Array.from({length: count}, (_, table) =>
    createTable(
      parents,
      // The layout of every page asks whether there is a home page.
      pages.filter(({path}) => path === baseUrl || tableOf(routeKey(path), count) === table),
    ),
  );

  function createTable(above: readonly RouteEntry[], own: readonly RouteEntry[]): RouteTable {
    const routes: Record<string, RouteEntry[]> = {};
    const ownDocs: Record<string, DocEntry> = {};
    for (const route of own) {
      const key = routeKey(route.path);
      (routes[key] ??= []).push(route);
      const doc = docs.get(key);
      if (doc !== undefined) ownDocs[key] = doc;
    }
    const names = Object.fromEntries(
      [...above, ...own].map(({path, hash}) => [`${path}-${hash}`, chunkNames[`${path}-${hash}`]]),
    );
    const used = [...new Set(namesIn(names))].map((name): [string, ModuleEntry | undefined] => [
      name,
      modules[name],
    ]);
    const known = used.filter((pair): pair is [string, ModuleEntry] => pair[1] !== undefined);
    const chunks = new Set(known.flatMap(([, [ids]]) => ids));
    const files = [...chunks].flatMap((id) => fileOf(id).map((file) => [id, file]));
    return {
      parents: above,
      routes,
      names,
      modules: Object.fromEntries(known),
      files: Object.fromEntries(files) as Record<string, string>,
      docs: ownDocs,
    };
  }

  const contents = new Map<string, string>([
    ...tables.map((table, index): [string, string] => [`${index}.json`, JSON.stringify(table)]),
    ...[...sidebars].map(([name, sidebar]): [string, string] => [name, JSON.stringify(sidebar)]),
  ]);
  const digest = createHash('sha256');
  for (const content of contents.values()) digest.update(content);
  const address = `assets/routes/${digest.digest('hex').slice(0, 8)}/`;
  mkdirSync(join(outDir, address), {recursive: true});
  for (const [name, content] of contents) writeFileSync(join(outDir, address, name), content);
  rmSync(allPages);

  const tablesOf = pages.map(({path}): [string, string[]] => {
    const key = routeKey(path);
    const sidebar = docs.get(key)?.sidebarFile;
    const names = [`${tableOf(key, count)}.json`, ...(sidebar === undefined ? [] : [sidebar])];
    return [path, names.map((name) => baseUrl + address + name)];
  });
  const scriptsOf = pages.map((page): [string, string[]] => {
    const route: RouteEntry[] = [page];
    for (let {parent} = page; parent >= 0; parent = parents[parent]?.parent ?? -1) {
      const above = parents[parent];
      if (above !== undefined) route.unshift(above);
    }
    const names = route.flatMap(({path, hash}) => namesIn(chunkNames[`${path}-${hash}`]));
    const chunks = new Set(names.flatMap((name) => modules[name]?.[0] ?? []));
    return [page.path, [...chunks].flatMap((id) => fileOf(id)).map((file) => baseUrl + file)];
  });
  const place: TablePlace = {
    place: `${baseUrl}${address}${count}`,
    tables: Object.fromEntries(tablesOf),
    scripts: Object.fromEntries(scriptsOf),
  };
  writeFileSync(join(folder, 'place.json'), JSON.stringify(place));
}
