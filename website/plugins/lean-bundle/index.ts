import {dirname, join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {dropPictures} from './dropPictures.ts';
import {rendererAliases} from './rendererAliases.ts';

/**
 * Leaves out what the framework bundles and this site does not use: the Prism highlighter (code is highlighted while
 * building), the settings that only a build needs, and the pictures of its styles.
 */
export default function leanBundlePlugin({generatedFilesDir}: LoadContext): Plugin {
  const classicTheme = dirname(require.resolve('@docusaurus/theme-classic/package.json'));
  return {
    name: 'lean-bundle',
    configurePostCss(options) {
      options.plugins.push(dropPictures);
      return options;
    },
    configureWebpack(_config, isServer) {
      return {
        resolve: {
          alias: {
            ...rendererAliases(isServer),
            'prism-react-renderer$': join(__dirname, 'noPrism.ts'),
            // A client module of the theme; it brings the list of all languages with it.
            [join(classicTheme, 'lib/prism-include-languages$')]: join(__dirname, 'noLanguages.ts'),
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
  };
}
