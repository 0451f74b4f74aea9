import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {BuiltSite, SiteRoute} from '@help-center/built-site';

/** What Docusaurus writes about chunks: those that each name needs, and their files. */
interface ClientManifest {
  readonly entrypoints: readonly string[];
  readonly origins: Readonly<Record<string, readonly string[]>>;
  readonly assets: Readonly<Record<string, {readonly js?: readonly {readonly publicPath: string}[]}>>;
}

/** The chunk names in a route's value, however they are nested. */
function namesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(namesIn) : [];
}

/** Addresses of the scripts that a page loads after those of all pages, by the path of its route. */
export function readPageScripts({
  generatedFilesDir,
  routes,
}: Pick<BuiltSite, 'generatedFilesDir' | 'routes'>): Record<string, string[]> {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(generatedFilesDir, name), 'utf8'));
  const manifest = read('client-manifest.json') as ClientManifest;
  const names = new Map<string, string[]>();
  for (const [key, value] of Object.entries(read('routesChunkNames.json') as Record<string, unknown>)) {
    // Keys end with a hash, as several routes can have one path.
    const path = key.slice(0, key.lastIndexOf('-'));
    names.set(path, [...(names.get(path) ?? []), ...namesIn(value)]);
  }
  const filesOf = (chunks: readonly string[]) =>
    chunks.flatMap((chunk) => manifest.assets[chunk]?.js ?? []).map(({publicPath}) => publicPath);
  const everywhere = new Set(filesOf(manifest.entrypoints.flatMap((name) => manifest.origins[name] ?? name)));
  const scripts: Record<string, string[]> = {};
  const visit = (level: readonly SiteRoute[], above: readonly string[]): void => {
    for (const {path, routes: inner} of level) {
      const branch = [...above, ...(names.get(path) ?? [])];
      if (inner !== undefined) visit(inner, branch);
      else {
        const files = filesOf(branch.flatMap((name) => manifest.origins[name] ?? []));
        scripts[path] = [...new Set(files)].filter((file) => !everywhere.has(file));
      }
    }
  };
  visit(routes, []);
  return scripts;
}
