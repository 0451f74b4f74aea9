import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {namesIn} from './namesIn.ts';
import {readModules} from './readModules.ts';
import type {ModuleEntry, RouteEntry} from './RouteTable.ts';

/** Docusaurus' manifest of chunks: names to ids, ids to files. */
interface Manifest {
  readonly entrypoints: readonly string[];
  readonly origins: Readonly<Record<string, readonly string[]>>;
  readonly assets: Readonly<Record<string, {readonly js?: readonly {readonly file: string}[]}>>;
}

/** The modules and files behind the routes of a site. */
export interface SiteModules {
  /** Chunk names of routes, nested like their properties, by `path-hash`. */
  namesOf(routes: readonly RouteEntry[]): Record<string, unknown>;
  /** The modules behind all chunk names in a value. */
  modulesOf(names: unknown): Record<string, ModuleEntry>;
  /** Files below the public path by chunk id, without those that every page loads. */
  filesOf(modules: Readonly<Record<string, ModuleEntry>>): Record<string, string>;
}

/** Reads the output of Docusaurus and the bundler; `allPages` is the script that lists all modules. */
export async function readSiteModules(generatedFilesDir: string, allPages: string): Promise<SiteModules> {
  const read = (name: string) => JSON.parse(readFileSync(join(generatedFilesDir, name), 'utf8')) as unknown;
  const modules = await readModules(allPages);
  const chunkNames = read('routesChunkNames.json') as Readonly<Record<string, unknown>>;
  const {entrypoints, origins, assets} = read('client-manifest.json') as Manifest;
  const everywhere = new Set(entrypoints.flatMap((name) => origins[name] ?? []));
  return {
    namesOf: (routes) =>
      Object.fromEntries(routes.map(({path, hash}) => [`${path}-${hash}`, chunkNames[`${path}-${hash}`]])),
    modulesOf(names) {
      const found: Record<string, ModuleEntry> = {};
      for (const name of namesIn(names)) {
        const entry = modules[name];
        if (entry !== undefined) found[name] = entry;
      }
      return found;
    },
    filesOf(entries) {
      const files: Record<string, string> = {};
      for (const id of Object.values(entries).flatMap(([chunks]) => chunks)) {
        const file = everywhere.has(id) ? undefined : assets[id]?.js?.[0]?.file;
        if (file !== undefined) files[id] = file;
      }
      return files;
    },
  };
}
