import {createRequire} from 'node:module';
import type {LoadContext} from '@docusaurus/types';

/** The version of `@docusaurus/core` that a site has installed. */
export function readDocusaurusVersion({siteConfigPath}: Pick<LoadContext, 'siteConfigPath'>): string {
  const {version} = createRequire(siteConfigPath)('@docusaurus/core/package.json') as {version: string};
  return version;
}
