import {createRequire} from 'node:module';
import type {PostCssOptions, Plugin} from '@docusaurus/types';
import {dropLayers, dropPictures, dropUnused} from './dropUnused.ts';

const load = createRequire(import.meta.url);
const started = new Map<string, unknown>();

/** Starts a plugin that the framework names by its file once; PostCSS would do so for every style sheet, which takes seconds. */
function startOnce(plugin: unknown): unknown {
  if (!Array.isArray(plugin)) return plugin;
  const [file, options] = plugin as [string, unknown];
  if (!started.has(file)) started.set(file, (load(file) as (options: unknown) => unknown)(options));
  return started.get(file);
}

/** Removes unused parts of the framework's styles. */
export default function frameworkStylesPlugin(): Plugin {
  return {
    name: 'framework-styles',
    configurePostCss(options: PostCssOptions) {
      // The framework sets what applies; PostCSS would look for a file of settings beside every style sheet.
      return {
        ...options,
        config: false,
        plugins: [...options.plugins.map(startOnce), dropPictures, dropUnused, dropLayers],
      };
    },
  };
}
