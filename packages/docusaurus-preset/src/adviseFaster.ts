import type {DocusaurusConfig} from '@docusaurus/types';

/**
 * What a site should add to be built faster; `undefined` for one that uses any of Docusaurus' faster tools, which has
 * chosen among them.
 */
export function adviseFaster({future}: Partial<Pick<DocusaurusConfig, 'future'>>): string | undefined {
  if (Object.values(future?.faster ?? {}).some(Boolean)) return undefined;
  return (
    '[docusaurus-preset] this site is built with webpack and Babel. To build it faster, install ' +
    '@docusaurus/faster and add to the configuration: ' +
    'future: {faster: true, v4: {removeLegacyPostBuildHeadAttribute: true}}'
  );
}
