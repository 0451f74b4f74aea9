/** A version of docs that have more than one. */
export interface DocsVersion {
  /** Contextual search tag of its pages, such as `docs-default-1.0`. */
  readonly tag: string;
  /** Name for readers, such as `Next`. */
  readonly label: string;
  /** Path of its pages with the base URL. */
  readonly path: string;
  /** The same of the version that readers get by default. */
  readonly latestPath: string;
}

export const isLatest = ({path, latestPath}: DocsVersion): boolean => path === latestPath;

const withSlash = (path: string) => (path.endsWith('/') ? path : `${path}/`);

/** The path of a page in the latest version of its docs, because `next` is no product. */
export function toLatestPath(path: string, {path: root, latestPath}: DocsVersion): string {
  if (!withSlash(path).startsWith(withSlash(root))) return path;
  return withSlash(latestPath) + path.slice(withSlash(root).length);
}
