import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {ownModule} from '../ownModule.ts';
import type {LeanOptions} from '../index.ts';
import {rendererAliases} from './rendererAliases.ts';

const require = createRequire(import.meta.url);
/** Not compiled; the bundler uses the source. */
const KEEP_CLIENT_SETTINGS = fileURLToPath(
  new URL('../../src/bundle-trimming/keepClientSettings.cjs', import.meta.url),
);

/**
 * Leaves out parts of the framework that a site does not use: build settings, React if Preact replaces it, and the Prism
 * highlighter if code is highlighted at build time.
 */
export default function bundleTrimming(
  {generatedFilesDir}: LoadContext,
  {renderer = 'react', highlighter = true}: LeanOptions,
): Plugin {
  return {
    name: 'bundle-trimming',
    configureWebpack(_config, isServer) {
      return {
        resolve: {alias: {...rendererAliases(renderer, isServer), ...(!highlighter && withoutPrism())}},
        module: {
          // "include", because Docusaurus excludes the folders of rules with a matching "test" from its fallback.
          rules: [{include: join(generatedFilesDir, 'docusaurus.config.mjs'), use: [KEEP_CLIENT_SETTINGS]}],
        },
      };
    },
  };
}

function withoutPrism(): Record<string, string> {
  const classicTheme = dirname(require.resolve('@docusaurus/theme-classic/package.json'));
  return {
    'prism-react-renderer$': ownModule('bundle-trimming/noPrism.ts'),
    // A client module of the theme; it brings the list of all languages with it.
    [join(classicTheme, 'lib/prism-include-languages$')]: ownModule('bundle-trimming/noLanguages.ts'),
  };
}
