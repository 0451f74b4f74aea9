type Dependencies = Record<string, string>;

/** The fields of a `package.json` that name packages. */
export interface VersionedManifest {
  dependencies?: Dependencies;
  devDependencies?: Dependencies;
  peerDependencies?: Dependencies;
}

const FIELDS = ['dependencies', 'devDependencies', 'peerDependencies'] as const;

/**
 * A `package.json` whose packages of Docusaurus are all of one version, also those that are named with a range: npm would
 * keep what the lock file has for them, and Docusaurus refuses a mixture.
 */
export function setVersion<Manifest extends VersionedManifest>(
  manifest: Manifest,
  version: string,
): Manifest {
  const change = (given: Dependencies): Dependencies =>
    Object.fromEntries(
      Object.entries(given).map(([name, range]) => {
        const isOfDocusaurus = name.startsWith('@docusaurus/') && /^\^?3\./.test(range);
        return [name, isOfDocusaurus ? version : range];
      }),
    );
  const changed = FIELDS.flatMap((field) => {
    const given = manifest[field];
    return given === undefined ? [] : [[field, change(given)]];
  });
  return {...manifest, ...Object.fromEntries(changed)};
}
