import {namesIn} from './namesIn.ts';
import type {AllPages} from './readAllPages.ts';
import type {ModuleEntry, RouteEntry} from './RouteTable.ts';

/** The modules and files behind the routes of a site. */
export interface SiteModules {
  /** Chunk names of routes, nested like their properties, by `path-hash`. */
  namesOf(routes: readonly RouteEntry[]): Record<string, unknown>;
  /** The modules behind all chunk names in a value. */
  modulesOf(names: unknown): Record<string, ModuleEntry>;
  /** Files below the public path by chunk id, without those that every page loads. */
  filesOf(modules: Readonly<Record<string, ModuleEntry>>): Record<string, string>;
}

/** The modules of all pages, with the files of chunks that not every page loads, by id. */
export function readSiteModules(
  {modules, chunkNames}: AllPages,
  chunkFiles: Readonly<Record<string, string>>,
): SiteModules {
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
        const file = chunkFiles[id];
        if (file !== undefined) files[id] = file;
      }
      return files;
    },
  };
}
