import {setVersion, type VersionedManifest} from './setVersion.ts';

/** The fields of a `package-lock.json` that are read here. */
export interface Lock {
  readonly packages: Readonly<Record<string, VersionedManifest & {readonly version?: string}>>;
}

const OF_DOCUSAURUS = 'node_modules/@docusaurus/';

/**
 * Removes the Docusaurus packages from a lock file. Otherwise npm would keep their versions, which conflict with the
 * requirements of the workspaces (ERESOLVE).
 */
export function releaseLock<Given extends Lock>(lock: Given, version: string): Given {
  const kept = Object.entries(lock.packages)
    .filter(([path]) => !path.includes(OF_DOCUSAURUS))
    .map(([path, entry]) => [path, path.includes('node_modules/') ? entry : setVersion(entry, version)]);
  return {...lock, packages: Object.fromEntries(kept)};
}

/** Docusaurus packages that a lock file has at another version, such as `@docusaurus/utils 3.10.2`. Docusaurus rejects a mix. */
export function listOtherVersions({packages}: Lock, version: string): string[] {
  return Object.entries(packages).flatMap(([path, {version: found = ''}]) => {
    const [, name = ''] = /node_modules\/(@docusaurus\/[^/]+)$/.exec(path) ?? [];
    return name !== '' && found.startsWith('3.') && found !== version ? [`${name} ${found}`] : [];
  });
}
