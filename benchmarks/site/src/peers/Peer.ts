import type {ContentPage} from '../content/createContent.ts';
import type {Dialect} from '../content/pageMarkdown.ts';
import type {SearchSelectors} from '../measure/measureSearch.ts';

/** A page of a site that is built by other means. */
export interface BuiltPage {
  /** Folder of the site; `outFolder` lies in it. */
  readonly folder: string;
  readonly path: string;
  /** The link to the next page, and the heading of that one. */
  readonly next: {readonly link: string; readonly title: string};
  /** What is searched for. */
  readonly query: string;
}

/** A documentation tool that builds the common content. */
export interface Peer {
  /** Name on the command line and of its folder in `.cache/`. */
  readonly name: string;
  /** Name in the table, with the version. */
  readonly label: string;
  /** What was set beside the content; for the report. */
  readonly settings: string;
  /** Folder of `peers/` with package file and configuration; `null` for a site that uses the packages of this repository. */
  readonly template: string | null;
  /** The Node that builds it: the one that runs the benchmark, or the one that its package file installs. */
  readonly node: 'current' | 'installed';
  readonly dialect: Dialect;
  /** Folder of the pages below the site. */
  readonly contentFolder: string;
  /** Extension of the pages. */
  readonly extension: string;
  /** Commands of a build, run one after the other in the site's folder. */
  readonly commands: readonly (readonly string[])[];
  readonly environment: Readonly<Record<string, string>>;
  readonly outFolder: string;
  /** What a cold build must not find. */
  readonly caches: readonly string[];
  /** Path of a page in the built site. */
  readonly urlOf: (page: ContentPage) => string;
  readonly search: SearchSelectors | null;
  /** A site that stands built already, and the page of it to measure; without it the common content is. */
  readonly built?: BuiltPage;
  /** Fills the site's folder where there is no template. */
  readonly prepare?: (siteFolder: string) => void;
}
