import type {HashedFolder} from '@help-center/built-site';

/** What the header files of a site say. */
export interface SiteHeaders {
  readonly baseUrl: string;
  /** Sent with every answer. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Folders whose files browsers may keep for good, except those that are named. */
  readonly folders: readonly HashedFolder[];
}
