import type {Manifest} from './Site.ts';

/** The packages that Docusaurus publishes together, by what the site asks for. */
function isPublishedTogether(name: string, range: string): boolean {
  return name.startsWith('@docusaurus/') && /^[\^~]?3\./.test(range);
}

/**
 * Brings all packages of Docusaurus in a `package.json` to a version, and those that are held to theirs: npm refuses to
 * override what is named there. Says what was changed.
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
