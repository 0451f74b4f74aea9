export {findBrokenSeams, SEAMS, type Seam} from './seams.ts';

/** The library that runs components in browsers. */
export type Renderer = 'react' | 'preact';

/** Options for smaller scripts. */
export interface LeanOptions {
  /** The library that runs components in browsers. Preact is smaller, but some third-party components need React. Default `react`. */
  readonly renderer?: Renderer;
  /** Keep the theme's Prism highlighter, which sites that highlight code at build time do not need. Default `true`. */
  readonly highlighter?: boolean;
}
