type Dependencies = Record<string, string>;

/** The fields of a `package.json` that name packages. */
export interface VersionedManifest {
  dependencies?: Dependencies;
  devDependencies?: Dependencies;
}

/** A `package.json` whose packages of Docusaurus are all of one version, and those that are named with a range allow it. */
export function setVersion<Manifest extends VersionedManifest>(
  manifest: Manifest,
  version: string,
): Manifest {
  const change = (given: Dependencies): Dependencies =>
    Object.fromEntries(
      Object.entries(given).map(([name, range]) => {
        const isPinned = name.startsWith('@docusaurus/') && /^\d/.test(range);
        return [name, isPinned ? version : range];
      }),
    );
  return {
    ...manifest,
    ...(manifest.dependencies && {dependencies: change(manifest.dependencies)}),
    ...(manifest.devDependencies && {devDependencies: change(manifest.devDependencies)}),
  };
}
