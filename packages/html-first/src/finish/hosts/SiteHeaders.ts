import type {HashedFolder} from '@help-center/built-site';

/** What the header files of a site say. */
export interface SiteHeaders {
  readonly baseUrl: string;
  /** Sent with every answer. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Folders whose files browsers may cache for good, except the files it names. */
  readonly folders: readonly HashedFolder[];
}
