import {dirname, join} from 'node:path';

/** `HELP_CENTER_RENDERER=react` publishes a site that runs React itself in the browser. */
export const renderer = process.env.HELP_CENTER_RENDERER === 'react' ? 'react' : 'preact';

/**
 * Puts Preact, which answers to the same interface, in the place of React in what readers download: 48 kB less with
 * brotli. The names are those that Docusaurus maps itself. React renders the pages and the development server.
 */
export function rendererAliases(isServer: boolean): Record<string, string> {
  if (isServer || renderer === 'react' || process.env.NODE_ENV !== 'production') return {};
  const folder = join(dirname(require.resolve('preact/package.json')), 'compat');
  return {react: folder, 'react-dom': folder};
}
