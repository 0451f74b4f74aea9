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

/** A heading of a page, with the offset of its section in the twin. */
export interface PageHeading {
  readonly anchor: string;
  readonly text: string;
  /** 1 for the title. */
  readonly depth: number;
  /** Characters of the twin before the heading. */
  readonly offset: number;
}

/** A page that has a Markdown twin. */
export interface SitePage {
  /** Absolute URL for people. */
  readonly url: string;
  /** Absolute URL of the twin. */
  readonly markdownUrl: string;
  readonly title: string;
  readonly description: string | null;
  /** Label of the page's product; `null` outside products. */
  readonly product: string | null;
  /** Label of the page's version, such as `1.0`; `null` if its docs have only one. */
  readonly version: string | null;
  /** Whether it is in the version that readers get by default. */
  readonly isLatest: boolean;
  /** Date of the last change, such as `2026-11-22`; `null` if the page does not show it. */
  readonly updated: string | null;
  readonly headings: readonly PageHeading[];
}

/** Path of the site's description for programs, below its base path. */
export const SITE_FILE = 'agents/site.json';

/** A documented product. */
export interface SiteProduct {
  readonly label: string;
  /** One line that helps a reader choose; `null` without one. */
  readonly summary: string | null;
  /** URL of the product's list of pages. */
  readonly listUrl: string;
  /** URLs of the product's full text, in order. */
  readonly fullUrls: readonly string[];
  /** URL of a hand-written brief of at most 8 kB; `null` without one. */
  readonly briefUrl: string | null;
}

/** The description of a site for programs: the contents of {@link SITE_FILE}. */
export interface SiteFile {
  /** Version of this format. */
  readonly format: 1;
  readonly title: string;
  readonly description: string;
  /** URL of the site with its base path and a trailing slash. */
  readonly url: string;
  /** Versions of all docs that have more than one. */
  readonly versions: readonly DocsVersion[];
  /** Products of the latest versions. */
  readonly products: readonly SiteProduct[];
  /** Pages of the latest versions first. */
  readonly pages: readonly SitePage[];
  /** Targets of redirects, by path. */
  readonly redirects: Readonly<Record<string, string>>;
}
