import {logger} from '@docusaurus/logger';
import type {LoadContext} from '@docusaurus/types';

/**
 * Removes the settings of the hosted search that a site has from the classic preset, because nothing would read them, and
 * prints what to do instead.
 */
export function setAsideHostedSearch({siteConfig: {themeConfig}}: LoadContext): void {
  if (!('algolia' in themeConfig)) return;
  delete themeConfig.algolia;
  logger.warn(
    '[docusaurus-preset] themeConfig.algolia is ignored, because the index built with the site answers searches. Remove it. To keep the hosted search, see the option "search", or set it to false.',
  );
}
