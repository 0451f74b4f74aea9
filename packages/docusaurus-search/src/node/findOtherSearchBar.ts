import {fileURLToPath} from 'node:url';

const OWN_FOLDER = fileURLToPath(new URL('..', import.meta.url));

const isOwn = (path: string) =>
  path.startsWith(OWN_FOLDER) || path.includes('/@help-center/docusaurus-search/');

/** The package that a path leads into, or else the path. */
function packageOf(path: string): string {
  const [, name] = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(path) ?? [];
  return name?.replaceAll('\\', '/') ?? path;
}

/** The other theme whose search bar a site shows in place of ours, by the aliases of the bundler; `null` without one. */
export function findOtherSearchBar(aliases: unknown): string | null {
  const {'@theme-original/SearchBar': winner} = (aliases ?? {}) as Readonly<Record<string, unknown>>;
  return typeof winner !== 'string' || isOwn(winner) ? null : packageOf(winner);
}
