import {isMetered} from '@help-center/built-site/connection';
import {namesIn} from '../namesIn.ts';
import {loadRoutes} from './loadRoutes.ts';
import {scriptsOf} from './registry.ts';
import {loadPage} from './routes.tsx';
import routesChunkNames from './routesChunkNames.ts';
import {match} from './tree.ts';

const fetched = new Set<string>();
const loaded = new Set<string>();
/** One promise per page prefetched at a time; the limit keeps connections free for what the reader requests. */
const lanes: Promise<unknown>[] = [Promise.resolve(), Promise.resolve()];

/** The path of the page that a link leads to; `undefined` for links within the current page. */
function pathOfOther(link: string): string | undefined {
  const {pathname} = new URL(link, location.href);
  return pathname === location.pathname ? undefined : pathname;
}

/** Fetches a file for the browser's cache. */
async function prefetchFile(address: string): Promise<unknown> {
  return (await fetch(address, {priority: 'low'})).blob();
}

async function prefetchPage(path: string): Promise<unknown> {
  await loadRoutes(path, 'low');
  const routes = [path, decodeURI(path)].flatMap(match);
  const names = routes.flatMap(({key}) => namesIn(routesChunkNames[key]));
  return Promise.all(Array.from(new Set(names.flatMap(scriptsOf)), prefetchFile));
}

/** Fetches the scripts of another page without running them; `false` if that has been done or the connection is metered. */
function prefetch(link: string): false | Promise<unknown> {
  const path = pathOfOther(link);
  if (path === undefined || isMetered() || loaded.has(path) || fetched.has(path)) return false;
  fetched.add(path);
  const turn = lanes.shift() ?? Promise.resolve();
  const done = turn.then(() => prefetchPage(path)).catch(() => fetched.delete(path));
  lanes.push(done);
  return done;
}

/** Loads the scripts of another page; `false` if that has been done or the connection is metered. */
function preload(link: string): false | Promise<unknown> {
  const path = pathOfOther(link);
  if (path === undefined || isMetered() || loaded.has(path)) return false;
  loaded.add(path);
  return loadPage(path);
}

/** The interface that links use. */
export default Object.freeze({prefetch, preload});
