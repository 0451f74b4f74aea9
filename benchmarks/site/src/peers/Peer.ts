import type {ContentPage} from '../content/createContent.ts';
import type {Dialect} from '../content/pageMarkdown.ts';
import type {SearchSelectors} from '../../../../tools/src/measure/measureSearch.ts';

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
  /** Fills the site's folder where there is no template. */
  readonly prepare?: (siteFolder: string) => void;
}
