import type {Manifest} from './Site.ts';

/** The packages that Docusaurus publishes together, by what the site asks for. */
function isPublishedTogether(name: string, range: string): boolean {
  return name.startsWith('@docusaurus/') && /^[\^~]?3\./.test(range);
}

/** Brings all packages of Docusaurus in a `package.json` to a version, and says what was changed. */
export function toVersion(
  manifest: Manifest,
  version: string,
): {manifest: Manifest; changes: readonly string[]} {
  const changes: string[] = [];
  const change = (given: Record<string, string> | undefined) =>
    Object.fromEntries(
      Object.entries(given ?? {}).map(([name, range]) => {
        if (!isPublishedTogether(name, range) || range === version) return [name, range];
        changes.push(`${name}: ${range} is now ${version}`);
        return [name, version];
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
