import type {ReactNode} from 'react';
import siteConfig from '@generated/docusaurus.config';
import {useLocation} from '@docusaurus/router';
import {keyOf} from '@help-center/built-site/paths';
import {renderRoutes} from 'react-router-config';
import {loadRoutes} from './loadRoutes.ts';
import tree, {match} from './tree.ts';

/** Loads everything that the page at a path needs. */
export async function loadPage(pathname: string): Promise<unknown> {
  // Routes may be written with or without encoding, addresses also with the name of a file.
  const paths = Array.from(new Set([pathname, decodeURI(pathname), keyOf(pathname) || '/']));
  await Promise.all(paths.map((path) => loadRoutes(path)));
  return Promise.all(paths.flatMap(match).map(async ({component}) => component.preload?.()));
}

function Site(): ReactNode {
  // Subscribes to navigation, as routes are added for each page.
  useLocation();
  return renderRoutes(tree);
}
// Docusaurus loads what matches an address before it renders it, and goes there first.
Site.preload = () => loadPage(location.pathname);

/** What Docusaurus takes for all routes: one above those that are known. Addresses outside the site match the not-found page. */
export default [{path: siteConfig.baseUrl, component: Site, routes: tree}, ...tree];
