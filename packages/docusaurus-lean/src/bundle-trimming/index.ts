import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LeanOptions} from '../index.ts';
import {rendererAliases} from './rendererAliases.ts';
import {writeClientSettings} from './writeClientSettings.ts';

const NO_PRISM = fileURLToPath(
  new URL(import.meta.url.endsWith('.js') ? 'noPrism.js' : 'noPrism.ts', import.meta.url),
);
const WITHOUT_PRISM = {'prism-react-renderer$': NO_PRISM, '@theme/prism-include-languages': NO_PRISM};

/**
 * Leaves out parts of the framework that a site does not use: build settings, React if Preact replaces it, and the Prism
 * highlighter if code is highlighted at build time.
 */
export default function bundleTrimming(
  context: LoadContext,
  {renderer = 'react', highlighter = true}: LeanOptions,
): Plugin {
  return {
    name: 'bundle-trimming',
    configureWebpack(_config, isServer, {currentBundler}) {
      const resolve = {alias: {...rendererAliases(renderer, isServer), ...(!highlighter && WITHOUT_PRISM)}};
      // The development server writes the settings anew when they change.
      if (process.env.NODE_ENV !== 'production') return {resolve};
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const settings = writeClientSettings(context);
      return {
        resolve,
        plugins: [new NormalModuleReplacementPlugin(/^@generated\/docusaurus\.config$/, settings)],
      };
    },
  };
}
