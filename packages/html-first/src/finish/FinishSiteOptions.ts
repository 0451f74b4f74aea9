import type {HashedFolder} from '@help-center/built-site';
import type {EarlyPartFiles} from '../early/EarlyPart.ts';
import type {PageReadings} from './outline/readPages.ts';
import type {PolicyOptions} from './policy/PolicyOptions.ts';

/** How a site is finished. */
export interface FinishSiteOptions {
  /** Base path of the site. Default `/`. */
  readonly baseUrl?: string;
  /** Base path of the whole site, when this build is that of a locale in a folder of it. Default `baseUrl`. */
  readonly siteBaseUrl?: string;
  /** Run scripts on the first sign of intent instead of at once. Default `true`. */
  readonly onIntent?: boolean;
  /** What the policy allows besides the site's own files. Default: what pages name. */
  readonly policy?: PolicyOptions;
  /** Addresses of the scripts that only one page needs, by its route's path; they are fetched early. Default none. */
  readonly pageScripts?: Readonly<Record<string, readonly string[]>>;
  /** Tables of routes that scripts read, see {@link RouteTables}. Default none. */
  readonly routeTables?: RouteTables;
  /** What answers readers before the page's scripts run, such as search. Default none. */
  readonly earlyParts?: readonly EarlyPartFiles[];
  /** Texts of the loader by their id, where they differ from the English ones. Default none. */
  readonly texts?: Readonly<Record<string, string>>;
  /** Where the theme keeps what readers have chosen. Default `localStorage` without a namespace. */
  readonly storage?: {readonly type: string; readonly namespace: string};
  /** Folders besides `assets/` whose files browsers may keep for good. Default none. */
  readonly hashedFolders?: readonly HashedFolder[];
  /**
   * Write a dictionary that browsers keep, so that further pages come as what differs (RFC 9842); for hosts that answer
   * by the headers of a request. Default `false`.
   */
  readonly dictionary?: boolean;
  /** What `readPages` has read. Default: pages are read here. */
  readonly readings?: PageReadings;
}

/** Where scripts find the routes of other pages. */
export interface RouteTables {
  /** Folder and number of the tables, for the head of every page. */
  readonly place: string;
  /** Addresses of the tables that only one page begins with, by its route's path; they are fetched early. */
  readonly filesOf: Readonly<Record<string, readonly string[]>>;
}
