import {setVersion, type VersionedManifest} from './setVersion.ts';

/** A `package-lock.json`, as far as it matters here. */
export interface Lock {
  readonly packages: Readonly<Record<string, VersionedManifest & {readonly version?: string}>>;
}

const OF_DOCUSAURUS = 'node_modules/@docusaurus/';

/**
 * A lock file that lets npm choose the packages of Docusaurus anew, and holds all others: with the old ones in it, npm keeps
 * them and finds that they contradict what the workspaces ask for (ERESOLVE).
 */
export function releaseLock<Given extends Lock>(lock: Given, version: string): Given {
  const kept = Object.entries(lock.packages)
    .filter(([path]) => !path.includes(OF_DOCUSAURUS))
    .map(([path, entry]) => [path, path.includes('node_modules/') ? entry : setVersion(entry, version)]);
  return {...lock, packages: Object.fromEntries(kept)};
}

/** Packages of Docusaurus that a lock file has in another version, such as `@docusaurus/utils 3.10.2`; it refuses a mixture. */
export function listOtherVersions({packages}: Lock, version: string): string[] {
  return Object.entries(packages).flatMap(([path, {version: found = ''}]) => {
    const [, name = ''] = /node_modules\/(@docusaurus\/[^/]+)$/.exec(path) ?? [];
    return name !== '' && found.startsWith('3.') && found !== version ? [`${name} ${found}`] : [];
  });
}
