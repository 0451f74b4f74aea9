import type {RouteTable, SidebarFile} from '../RouteTable.ts';
import {keyOf} from '@help-center/built-site/paths';
import {tableOf} from '../tableOf.ts';
import {addDoc, addSidebar} from './docs.ts';
import {addModules} from './registry.ts';
import routesChunkNames from './routesChunkNames.ts';
import {addParents, addRoute} from './tree.ts';

const loading = new Map<string, Promise<unknown>>();

/** Reads the folder and number of the tables, which the finishing step writes into every page. */
function readPlace(): {folder: string; count: number} {
  const content = document.querySelector<HTMLMetaElement>('meta[name="route-tables"]')?.content ?? '';
  const [, folder, count] = /^(.+\/)(\d+)$/.exec(content) ?? [];
  if (folder === undefined) throw new Error('The page has no <meta name="route-tables">. Finish the build.');
  return {folder, count: Number(count)};
}

async function fetchJson(address: string, priority: RequestPriority): Promise<unknown> {
  try {
    const response = await fetch(address, {priority});
    if (!response.ok) throw new Error(`${address} answered with status ${response.status}`);
    return await response.json();
  } catch (cause) {
    // The bundler's error name for scripts, so that both failures are handled alike.
    throw Object.assign(new Error(`${address} could not be loaded`, {cause}), {name: 'ChunkLoadError'});
  }
}

/** Fetches and takes a file once, and again after a failure. */
function once(address: string, priority: RequestPriority, take: (json: unknown) => void): Promise<unknown> {
  let promise = loading.get(address);
  if (promise === undefined) {
    promise = fetchJson(address, priority).then(take);
    loading.set(address, promise);
    promise.catch(() => loading.delete(address));
  }
  return promise;
}

function addTable(table: RouteTable): void {
  Object.assign(__webpack_require__.pageFiles, table.files);
  Object.assign(__webpack_require__.integrities, table.integrities);
  Object.assign(routesChunkNames, table.names);
  addModules(table.modules);
  addParents(table.parents);
  for (const entries of Object.values(table.routes)) entries.forEach(addRoute);
}

const tables = new Map<string, RouteTable>();

/** Adds the route of a page with its document and sidebar; does nothing for a path that is no page. */
export async function loadRoutes(pathname: string, priority: RequestPriority = 'auto'): Promise<void> {
  const {folder, count} = readPlace();
  const key = keyOf(pathname);
  const address = `${folder}${tableOf(key, count)}.json`;
  await once(address, priority, (json) => {
    tables.set(address, json as RouteTable);
    addTable(json as RouteTable);
  });
  const doc = tables.get(address)?.docs[key];
  if (doc === undefined) return;
  addDoc(doc);
  if (doc.sidebarFile !== undefined)
    await once(folder + doc.sidebarFile, priority, (json) => addSidebar(json as SidebarFile));
}

/** Never called, but makes the bundler see every page. */
export const loadAllPages = (): Promise<unknown> =>
  import(/* webpackChunkName: 'all-pages' */ './allPages.ts');
