import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import type {VersionedDocs} from './docsVersions.ts';

/** The docs instances with more than one version. */
export function useVersionedDocs(): readonly VersionedDocs[] {
  return Object.entries(useAllDocsData())
    .map(([id, {versions}]) => ({
      id,
      versions: versions.map(({name, label}) => ({tag: `docs-${id}-${name}`, label})),
    }))
    .filter(({versions}) => versions.length > 1);
}
