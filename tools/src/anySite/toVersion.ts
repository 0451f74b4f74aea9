import type {Manifest} from './Site.ts';

/** Whether a dependency belongs to the packages that Docusaurus releases together. */
function isPublishedTogether(name: string, range: string): boolean {
  return name.startsWith('@docusaurus/') && /^[\^~]?3\./.test(range);
}

/**
 * Sets all Docusaurus packages in a `package.json` to one version and held packages to theirs, because npm refuses to
 * override direct dependencies. Also returns the changes, one line each.
 */
export function toVersion(
  manifest: Manifest,
  {version, held = {}}: {version: string; held?: Readonly<Record<string, string>>},
): {manifest: Manifest; changes: readonly string[]} {
  const changes: string[] = [];
  const change = (given: Record<string, string> | undefined) =>
    Object.fromEntries(
      Object.entries(given ?? {}).map(([name, range]) => {
        const wanted = held[name] ?? (isPublishedTogether(name, range) ? version : range);
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
