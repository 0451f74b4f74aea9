import {logger} from '@docusaurus/logger';
import type {LoadContext} from '@docusaurus/types';
import type {PresetOptions} from './PresetOptions.ts';

const PWA = '@docusaurus/plugin-pwa';

function namesPwa(plugin: unknown): boolean {
  const name: unknown = Array.isArray(plugin) ? plugin[0] : plugin;
  // The short name, or a file of the package.
  return typeof name === 'string' && (name === 'pwa' || name.replaceAll('\\', '/').includes(PWA));
}

/**
 * Turns offline reading off for a site that uses `@docusaurus/plugin-pwa`, and prints what to do: a browser keeps one
 * service worker per folder, so each would replace the other.
 */
export function setAsideOffline(options: PresetOptions, {siteConfig}: LoadContext): PresetOptions {
  if (options.offline === false || !siteConfig.plugins.some(namesPwa)) return options;
  logger.warn(
    `[docusaurus-preset] ${PWA} registers its own service worker, so the preset's offline reading is off. Remove that plugin to use the preset's, or set the option "offline" to false.`,
  );
  return {...options, offline: false};
}
