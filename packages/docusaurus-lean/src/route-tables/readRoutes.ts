import type {RouteEntry} from './RouteTable.ts';

/** A route as Docusaurus lists it, with what `createEntry` makes of its component. */
export interface GeneratedRoute {
  readonly path: string;
  readonly component: readonly [path: string, hash: string];
  readonly routes?: readonly GeneratedRoute[];
}

/** Sorts the routes of a site: those with children, parents first, and those of pages. */
export function readRoutes(routes: readonly GeneratedRoute[]): {parents: RouteEntry[]; pages: RouteEntry[]} {
  const parents: RouteEntry[] = [];
  const pages: RouteEntry[] = [];
  const visit = (level: readonly GeneratedRoute[], parent: number): void => {
    for (const [order, {path, component, routes: inner, ...rest}] of level.entries()) {
      if (path === '*') continue;
      const entry = {path, hash: component[1], order, parent, rest};
      if (inner === undefined) pages.push(entry);
      else visit(inner, parents.push(entry) - 1);
    }
  };
  visit(routes, -1);
  return {parents, pages};
}
