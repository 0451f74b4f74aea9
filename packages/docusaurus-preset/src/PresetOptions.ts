import type {AgentsPluginOptions} from '@help-center/agents/plugin';
import type {LeanOptions} from '@help-center/docusaurus-lean';
import type {SearchThemeOptions} from '@help-center/docusaurus-search';
import type {PolicyOptions} from '@help-center/html-first';
import type {GroupNames} from '@help-center/offline/plugin';

/** Options of a plugin of the classic preset, which validates them itself; `false` disables the plugin. */
export type ClassicOption = Readonly<Record<string, unknown>> | false;

/** Options of the step that finishes pages. */
export interface HtmlFirstOptions {
  /** Run scripts on the first sign of intent instead of at once. Default `true`. */
  readonly onIntent?: boolean;
  /**
   * The content security policy. Default: the site's own files and whatever its pages use, and browsers only report what it
   * would block; `reportOnly: false` enforces it.
   */
  readonly policy?: PolicyOptions;
}

/** Options of offline reading. */
export interface OfflineOptions {
  /** `false` publishes a service worker that removes what earlier builds have saved. Default `true`. */
  readonly enabled?: boolean;
  /** `false` for a site that has its own page at `/offline`. Default `true`. */
  readonly page?: boolean;
  /**
   * Names of the parts readers can save separately, by top-level folder of the docs, or by instance id if there are several
   * docs instances; `false` offers only the whole site. Default: `search.productLabels`, then the labels of the sidebar.
   */
  readonly groups?: GroupNames | false;
}

/** Options of the files for agents. */
export interface AgentsOptions extends AgentsPluginOptions {
  /** One sentence about the site. Default: its tagline. */
  readonly description?: string;
  /** One-line summaries by product label. Default: the description of the product's first page. */
  readonly summaries?: Readonly<Record<string, string>>;
  /** Folder of hand-written briefs named `<product folder>.md` or `<product folder>/brief.md`, relative to the site. Default none. */
  readonly briefsDir?: string;
}

/** Options of the preset: those of the classic preset, and one for each feature it adds; `false` disables a feature. */
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
   * Offer the pictures of Markdown pages as WebP in several sizes. A picture that cannot be read or is too large is left
   * as it is with a warning; with `strict` it stops the build. Default `true`.
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
