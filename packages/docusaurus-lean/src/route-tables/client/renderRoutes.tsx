import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {renderRoutes} from 'react-router-config';
import routes from './routes.ts';

function Routes(): ReactNode {
  // Subscribes to navigation, as routes are added for each page.
  useLocation();
  return renderRoutes(routes);
}

/** Renders the routes of the site at the root of the application. */
export default function renderSite(): ReactNode {
  return <Routes />;
}
