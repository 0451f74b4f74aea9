import {writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LeanOptions, Renderer} from '../index.ts';

const require = createRequire(import.meta.url);
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

/** Settings that only builds need; the options of plugins alone can be far larger than the rest of the configuration. */
const BUILD_ONLY: ReadonlySet<string> = new Set([
  'plugins',
  'themes',
  'presets',
  'markdown',
  'scripts',
  'headTags',
  'stylesheets',
  'clientModules',
  'staticDirectories',
]);

/** Writes a module with the settings that pages may read; returns its path. */
function writeClientSettings({generatedFilesDir, siteConfig}: LoadContext): string {
  const settings = Object.fromEntries(Object.entries(siteConfig).filter(([name]) => !BUILD_ONLY.has(name)));
  const file = join(generatedFilesDir, 'client-settings.js');
  writeFileSync(file, `export default ${JSON.stringify(settings)};\n`);
  return file;
}

/**
 * Replaces React by Preact, which has the same interface, in what readers download; saves 48 kB with brotli. The names are
 * those that Docusaurus aliases itself. React still renders pages in builds and runs the development server.
 */
function rendererAliases(renderer: Renderer, isServer: boolean): Record<string, string> {
  if (isServer || renderer === 'react' || process.env.NODE_ENV !== 'production') return {};
  const folder = join(dirname(require.resolve('preact/package.json')), 'compat');
  return {react: folder, 'react-dom': folder};
}
