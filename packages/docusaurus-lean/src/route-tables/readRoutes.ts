import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {runInNewContext} from 'node:vm';
import type {RouteEntry} from './RouteTable.ts';

interface GeneratedRoute {
  readonly path: string;
  readonly component: readonly [path: string, hash: string];
  readonly routes?: readonly GeneratedRoute[];
}

/** Reads the routes of a site: those with children, parents first, and those of pages. */
export function readRoutes(generatedFilesDir: string): {parents: RouteEntry[]; pages: RouteEntry[]} {
  const source = readFileSync(join(generatedFilesDir, 'routes.js'), 'utf8');
  const list = source.slice(source.indexOf('export default') + 'export default'.length).replace(/;\s*$/, '');
  const createComponent = (path: string, hash = '') => [path, hash];
  const routes = runInNewContext(`(${list})`, {
    ComponentCreator: createComponent,
  }) as readonly GeneratedRoute[];
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
