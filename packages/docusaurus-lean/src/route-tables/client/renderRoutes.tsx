import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {renderRoutes} from 'react-router-config';
import routes from './routes.ts';

function Routes(): ReactNode {
  // Routes are added while readers go from page to page, so they are read anew for each.
  useLocation();
  return renderRoutes(routes);
}

/** The routes of the site, for the root of the application. */
export default function renderSite(): ReactNode {
  return <Routes />;
}
