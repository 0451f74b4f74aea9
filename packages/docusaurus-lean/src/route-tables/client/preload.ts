import {loadRoutes} from './loadRoutes.ts';
import {match} from './routes.ts';

/** Loads everything that the page at a path needs. */
export default async function preload(pathname: string): Promise<unknown> {
  const paths = Array.from(new Set([pathname, decodeURI(pathname)]));
  await Promise.all(paths.map((path) => loadRoutes(path)));
  return Promise.all(paths.flatMap(match).map(async ({component}) => component.preload?.()));
}

// Never called, but makes the bundler see every page. Tables replace the script it would load.
(globalThis as {allPages?: () => Promise<unknown>}).allPages = () =>
  import(/* webpackChunkName: 'all-pages' */ '@generated/registry.js');
