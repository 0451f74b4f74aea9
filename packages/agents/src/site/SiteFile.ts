import type {DocsVersion} from './DocsVersion.ts';
import type {SitePage} from '../twins/SitePage.ts';

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
