import type {SitePage} from '../twins/SitePage.ts';

/** Where the description of a site for programs stands, below the site's base path. */
export const SITE_FILE = 'agents/site.json';

/** A documented product. */
export interface SiteProduct {
  readonly label: string;
  /** One line that helps a reader choose; `null` when nothing says it. */
  readonly summary: string | null;
  /** Address of the product's list of pages. */
  readonly listUrl: string;
  /** Addresses of the product's whole text, in order. */
  readonly fullUrls: readonly string[];
  /** Address of a hand-written brief of at most 8 kB; `null` without one. */
  readonly briefUrl: string | null;
}

/** What a program must know of a site to read it: the content of {@link SITE_FILE}. */
export interface SiteFile {
  /** Version of this format. */
  readonly format: 1;
  readonly title: string;
  readonly description: string;
  /** Address of the site with its base path and a slash at the end. */
  readonly url: string;
  readonly products: readonly SiteProduct[];
  readonly pages: readonly SitePage[];
  /** Paths that lead to other paths. */
  readonly redirects: Readonly<Record<string, string>>;
}
