import type {Renderer} from './bundle-trimming/rendererAliases.ts';

export {findBrokenSeams, SEAMS, type Seam} from './seams.ts';
export type {Renderer} from './bundle-trimming/rendererAliases.ts';
export type {TablePlace} from './route-tables/writeTables.ts';

/** What is left out of the scripts of every page. */
export interface LeanOptions {
  /** Keep routes, documents and sidebars in small tables that are fetched with the pages. Default: as pages are finished. */
  readonly routeTables?: boolean;
  /** What runs the components in browsers. Preact is smaller, and some components of other people need React. Default `react`. */
  readonly renderer?: Renderer;
  /** Keep the theme's Prism highlighter; a site that highlights code while building needs none. Default `true`. */
  readonly highlighter?: boolean;
}
