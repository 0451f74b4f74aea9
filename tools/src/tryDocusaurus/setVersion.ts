type Dependencies = Record<string, string>;

/** The dependency fields of a `package.json`. */
export interface VersionedManifest {
  dependencies?: Dependencies;
  devDependencies?: Dependencies;
  peerDependencies?: Dependencies;
}

const FIELDS = ['dependencies', 'devDependencies', 'peerDependencies'] as const;

/** Sets all Docusaurus packages of a `package.json` to one version, because Docusaurus rejects a mix. */
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
