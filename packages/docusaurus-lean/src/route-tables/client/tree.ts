import type {ComponentType} from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';
import {matchRoutes, type RouteConfig} from 'react-router-config';
import type {RouteEntry} from '../RouteTable.ts';

/** A route for the router. */
export interface Route extends RouteConfig {
  readonly path: string;
  /** Path and hash; React keeps the page mounted by it when siblings are added. */
  readonly key: string;
  readonly order: number;
  readonly component: ComponentType & {preload?(): Promise<unknown>};
  readonly routes?: Route[];
}

/** The routes known so far; the router reads this tree again for every page. */
const tree: Route[] = [];
export default tree;

const parents: Route[] = [];

function toRoute({path, hash, order, rest}: Omit<RouteEntry, 'parent'>): Route {
  const component = ComponentCreator(path, hash) as unknown as Route['component'];
  return {...rest, path, key: `${path}-${hash}`, order, component};
}

function insert(list: Route[] | undefined, route: Route): void {
  if (list === undefined || list.some(({key}) => key === route.key)) return;
  const place = list.findIndex(({order}) => order > route.order);
  list.splice(place < 0 ? list.length : place, 0, route);
}

function listBelow(parent: number): Route[] | undefined {
  return parent < 0 ? tree : parents[parent]?.routes;
}

// The not-found page matches what no other route does.
insert(tree, toRoute({path: '*', hash: '', order: Number.MAX_SAFE_INTEGER, rest: {}}));

/** Adds the routes with children, parents first. Does nothing if they have been added. */
export function addParents(entries: readonly RouteEntry[]): void {
  if (parents.length > 0) return;
  for (const entry of entries) {
    const route: Route = {...toRoute(entry), routes: []};
    parents.push(route);
    insert(listBelow(entry.parent), route);
  }
}

/** Adds the route of a page. */
export function addRoute(entry: RouteEntry): void {
  insert(listBelow(entry.parent), toRoute(entry));
}

/** The known routes that match a path, outermost first. */
export function match(path: string): Route[] {
  return matchRoutes<Record<string, string>, Route>(tree, path).map(({route}) => route);
}
