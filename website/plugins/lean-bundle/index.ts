import {readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {collectPageScripts, type ClientManifest, type RouteChunks} from './collectPageScripts.ts';
import {rendererAliases} from './rendererAliases.ts';

/**
 * Leaves out what the framework bundles and this site does not use: the Prism highlighter (code is highlighted while
 * building) and the settings that only a build needs. Lists the scripts of each page in `page-scripts.json` beside the
 * generated files, for the finishing step.
 */
export default function leanBundlePlugin({generatedFilesDir}: LoadContext): Plugin {
  const read = (name: string) => JSON.parse(readFileSync(join(generatedFilesDir, name), 'utf8')) as unknown;
  const classicTheme = dirname(require.resolve('@docusaurus/theme-classic/package.json'));
  return {
    name: 'lean-bundle',
    configureWebpack(_config, isServer) {
      return {
        resolve: {
          alias: {
            ...rendererAliases(isServer),
            'prism-react-renderer$': join(__dirname, 'noPrism.ts'),
            // A client module of the theme; it brings the list of all languages with it.
            [join(classicTheme, 'lib/prism-include-languages$')]: false,
          },
        },
        module: {
          // "include", as Docusaurus takes the folders of every rule that has a "test" for pages out of its fallback.
          rules: [
            {
              include: join(generatedFilesDir, 'docusaurus.config.mjs'),
              use: [join(__dirname, 'keepClientSettings.cjs')],
            },
          ],
        },
      };
    },
    postBuild({routes}) {
      const scripts = collectPageScripts(
        routes,
        read('routesChunkNames.json') as RouteChunks,
        read('client-manifest.json') as ClientManifest,
      );
      writeFileSync(join(generatedFilesDir, 'page-scripts.json'), JSON.stringify(scripts));
    },
  };
}
