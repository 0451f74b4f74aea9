import type {HashedFolder} from '@help-center/built-site';
import type {LoaderPart} from '../contract/LoaderPart.ts';
import type {PolicyOptions} from './policy/contentSecurityPolicy.ts';

/** Options of `finishSite`. */
export interface FinishSiteOptions {
  /** Base path of the site. Default `/`. */
  readonly baseUrl?: string;
  /** Base path of the whole site, if this build is one locale in a folder of it. Default `baseUrl`. */
  readonly siteBaseUrl?: string;
  /** Run scripts on the first sign of intent instead of at once. Default `true`. */
  readonly onIntent?: boolean;
  /** What the policy allows besides the site's own files. Default: whatever the pages use. */
  readonly policy?: PolicyOptions;
  /** Addresses of scripts that only some pages need, by the path of its route; they are fetched early. Default none. */
  readonly pageScripts?: Readonly<Record<string, readonly string[]>>;
  /** Features that work before the page's scripts run, such as search. Default none. */
  readonly parts?: readonly LoaderPart[];
  /** Translated texts of the loader, by id. Default: English. */
  readonly texts?: Readonly<Record<string, string>>;
  /** Where the theme stores readers' choices. Default `localStorage` without a namespace. */
  readonly storage?: {readonly type: string; readonly namespace: string};
  /** Folders besides `assets/` whose files browsers may keep for good. Default none. */
  readonly hashedFolders?: readonly HashedFolder[];
}
