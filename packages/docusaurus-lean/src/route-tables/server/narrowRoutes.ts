import type {RouteConfig} from 'react-router-config';
import {PathIndex} from './PathIndex.ts';

const indexes = new WeakMap<readonly RouteConfig[], PathIndex<RouteConfig>>();

/** The path of a route that matches this path only. */
function ownPath({path, exact, strict, sensitive}: RouteConfig): string | undefined {
  return typeof path === 'string' && exact === true && !strict && !sensitive ? path : undefined;
}

/** The routes that may match an address, with their children narrowed likewise, in their order. */
export function narrowRoutes(routes: readonly RouteConfig[], pathname: string): RouteConfig[] {
  let index = indexes.get(routes);
  if (index === undefined) indexes.set(routes, (index = new PathIndex(routes, ownPath)));
  return index
    .candidates(pathname)
    .map((route) => (route.routes ? {...route, routes: narrowRoutes(route.routes, pathname)} : route));
}
