import type {Manifest} from './Site.ts';

/** Whether a dependency belongs to the packages that Docusaurus releases together. */
function isPublishedTogether(name: string, range: string): boolean {
  return name.startsWith('@docusaurus/') && /^[\^~]?3\./.test(range);
}

/** Sets all Docusaurus packages in a `package.json` to one version. Also returns the changes, one line each. */
export function toVersion(
  manifest: Manifest,
  version: string,
): {manifest: Manifest; changes: readonly string[]} {
  const changes: string[] = [];
  const change = (given: Record<string, string> | undefined) =>
    Object.fromEntries(
      Object.entries(given ?? {}).map(([name, range]) => {
        const wanted = isPublishedTogether(name, range) ? version : range;
        if (wanted !== range) changes.push(`${name}: ${range} is now ${wanted}`);
        return [name, wanted];
      }),
    );
  return {
    manifest: {
      ...manifest,
      dependencies: change(manifest.dependencies),
      devDependencies: change(manifest.devDependencies),
    },
    changes,
  };
}
