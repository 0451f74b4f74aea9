import type {AgentsPluginOptions} from '@help-center/agents/plugin';
import type {LeanOptions} from '@help-center/docusaurus-lean';
import type {SearchThemeOptions} from '@help-center/docusaurus-search';
import type {PolicyOptions} from '@help-center/html-first';
import type {GroupNames} from '@help-center/offline/plugin';

/** Options of a plugin of the classic preset, which checks them itself; `false` leaves the plugin out. */
export type ClassicOption = Readonly<Record<string, unknown>> | false;

/** How pages are finished. */
export interface HtmlFirstOptions {
  /** Run scripts on the first sign of intent instead of at once. Default `true`. */
  readonly onIntent?: boolean;
  /** The content security policy. Default: the site's own files, and what its pages name. */
  readonly policy?: PolicyOptions;
  /**
   * Write a dictionary that browsers keep, and a copy of each page compressed against it (RFC 9842), for a host that
   * uses the header files for nginx, Apache or Caddy. Default `false`.
   */
  readonly dictionary?: boolean;
}

/** How the site is read without a network. */
export interface OfflineOptions {
  /** `false` publishes a service worker that removes what an older build has kept. Default `true`. */
  readonly enabled?: boolean;
  /** `false` for a site with a page of its own at `/offline`. Default `true`. */
  readonly page?: boolean;
  /**
   * Names of what readers can save alone, by first folder of the docs, or by id where there are several docs instances;
   * `false` offers the whole site only. Default: `search.productLabels`, else the labels of the sidebar.
   */
  readonly groups?: GroupNames | false;
}

/** What agents read of the site. */
export interface AgentsOptions extends AgentsPluginOptions {
  /** One sentence about the site. Default: its tagline. */
  readonly description?: string;
  /** Lines that help a reader choose, by the label of the product. Default: the description of its first page. */
  readonly summaries?: Readonly<Record<string, string>>;
  /** Folder with hand-written briefs, one `<folder of the product>.md` each, below the site's folder. Default none. */
  readonly briefsDir?: string;
}

/** What the preset takes: the options of the classic preset, and a part for each feature that it adds. */
export interface PresetOptions {
  readonly docs?: ClassicOption;
  readonly blog?: ClassicOption;
  readonly pages?: ClassicOption;
  readonly sitemap?: ClassicOption;
  readonly svgr?: ClassicOption;
  readonly theme?: ClassicOption;
  readonly debug?: boolean;
  readonly gtag?: ClassicOption;
  readonly googleTagManager?: ClassicOption;
  /** Search that needs no account; options of `@help-center/docusaurus-search`. */
  readonly search?: SearchThemeOptions | false;
  /** Pages that are complete without scripts, with a content security policy. */
  readonly htmlFirst?: HtmlFirstOptions | false;
  /** Reading without a network. */
  readonly offline?: OfflineOptions | false;
  /** Markdown twins of pages, `llms.txt`, and what the MCP server reads. */
  readonly agents?: AgentsOptions | false;
  /**
   * Pictures of Markdown pages in several sizes and formats. One that cannot be read or is too large is left as it is, and
   * the build says so; with `strict` it stops the build. Default `true`.
   */
  readonly pictures?: boolean | 'strict';
  /** Smaller scripts; options of `@help-center/docusaurus-lean`. */
  readonly lean?: LeanOptions | false;
}

/** What the classic preset takes. */
export const CLASSIC_OPTIONS: readonly (keyof PresetOptions)[] = [
  'docs',
  'blog',
  'pages',
  'sitemap',
  'svgr',
  'theme',
  'debug',
  'gtag',
  'googleTagManager',
];
