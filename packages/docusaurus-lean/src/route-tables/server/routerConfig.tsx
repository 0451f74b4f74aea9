// Replaces `react-router-config` when pages are rendered.
import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {
  matchRoutes as matchAll,
  renderRoutes as renderAll,
  type MatchedRoute,
  type RouteConfig,
} from 'react-router-config';
import {narrowRoutes} from './narrowRoutes.ts';

/** The routes that match an address, outermost first. */
export function matchRoutes(
  routes: readonly RouteConfig[],
  pathname: string,
): MatchedRoute<Record<string, string>>[] {
  return matchAll(narrowRoutes(routes, pathname), pathname);
}

function Routes({routes}: {readonly routes: readonly RouteConfig[]}): ReactNode {
  const {pathname} = useLocation();
  return renderAll(narrowRoutes(routes, pathname));
}

/** Renders the route of the current address. */
export function renderRoutes(routes: readonly RouteConfig[] | undefined): ReactNode {
  return routes ? <Routes routes={routes} /> : null;
}
