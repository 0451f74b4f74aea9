import type {RouteConfig} from '@docusaurus/types';

/** What Docusaurus writes about its chunks: chunk names to ids, ids to files. */
export interface ClientManifest {
  readonly entrypoints: readonly string[];
  readonly origins: Readonly<Record<string, readonly string[]>>;
  readonly assets: Readonly<Record<string, {readonly js?: readonly {readonly publicPath: string}[]}>>;
}

/** Names of the chunks of each route, nested as its properties are; the keys end in a hash, `/docs/-32b`. */
export type RouteChunks = Readonly<Record<string, unknown>>;

function namesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(namesIn) : [];
}

/** The addresses of the scripts that each page needs besides those of every page, by its path. */
export function collectPageScripts(
  routes: readonly RouteConfig[],
  routeChunks: RouteChunks,
  {entrypoints, origins, assets}: ClientManifest,
): Record<string, string[]> {
  const namesByPath = new Map<string, string[]>();
  for (const [key, value] of Object.entries(routeChunks)) {
    const path = key.replace(/-[^-]*$/, '');
    namesByPath.set(path, [...(namesByPath.get(path) ?? []), ...namesIn(value)]);
  }
  const addressesOf = (name: string) =>
    (origins[name] ?? []).flatMap((id) => assets[id]?.js ?? []).map(({publicPath}) => publicPath);
  const ofEveryPage = new Set(entrypoints.flatMap(addressesOf));

  const pages: Record<string, string[]> = {};
  const visit = (route: RouteConfig, above: readonly string[]): void => {
    const names = [...above, ...(namesByPath.get(route.path) ?? [])];
    if (route.routes) for (const inner of route.routes) visit(inner, names);
    else {
      pages[route.path] = [...new Set(names.flatMap(addressesOf))].filter(
        (address) => !ofEveryPage.has(address),
      );
    }
  };
  for (const route of routes) visit(route, []);
  return pages;
}
