import {logger} from '@docusaurus/logger';
import type {LoadContext} from '@docusaurus/types';

/**
 * Takes the settings of the hosted search out of the configuration: a site that comes from the classic preset has them,
 * and nothing would read them. Says so, and what to do.
 */
export function setAsideHostedSearch({siteConfig: {themeConfig}}: LoadContext): void {
  if (!('algolia' in themeConfig)) return;
  delete themeConfig.algolia;
  logger.warn(
    '[docusaurus-preset] themeConfig.algolia is not used: the index that is made with the site answers searches. Take it out; to go on with the hosted search, see the option "search", or set it to false.',
  );
}
