import {namesIn} from './namesIn.ts';
import type {AllPages} from './readAllPages.ts';
import type {ModuleEntry, RouteEntry} from './RouteTable.ts';

/** The modules and files behind the routes of a site; `chunkFiles` has the chunks that not every page loads, by id. */
export function readSiteModules(
  {modules, chunkNames}: AllPages,
  chunkFiles: Readonly<Record<string, string>>,
) {
  return {
    /** Chunk names of routes, nested like their properties, by `path-hash`. */
    namesOf: (routes: readonly RouteEntry[]): Record<string, unknown> =>
      Object.fromEntries(routes.map(({path, hash}) => [`${path}-${hash}`, chunkNames[`${path}-${hash}`]])),
    /** The modules behind all chunk names in a value. */
    modulesOf: (names: unknown): Record<string, ModuleEntry> =>
      Object.fromEntries(namesIn(names).flatMap((name) => (modules[name] ? [[name, modules[name]]] : []))),
    /** Files below the public path by chunk id. */
    filesOf(entries: Readonly<Record<string, ModuleEntry>>): Record<string, string> {
      const ids = Object.values(entries).flatMap(([chunks]) => chunks);
      return Object.fromEntries(ids.flatMap((id) => (chunkFiles[id] ? [[id, chunkFiles[id]]] : [])));
    },
  };
}
