/** One file of the built site. */
export interface OfflineFile {
  /** Address below the base path; a folder's page ends in a slash, the home page is empty. */
  readonly path: string;
  /** First 16 characters of the SHA-256 of its content, base64url. */
  readonly hash: string;
  /** Bytes, not compressed. */
  readonly size: number;
}

/** A part of the site that can be saved alone, such as the documentation of a product. */
export interface OfflineGroup {
  /** First folder of its pages, or id of its docs instance; the same in every version of the site. */
  readonly id: string;
  /** As readers know it. */
  readonly name: string;
  /** Address of its first page below the base path, as the site links it. */
  readonly start: string;
  /** Folder below the base path that all its pages are in or are themselves; ends in a slash, or is empty. */
  readonly folder: string;
  /** Places in `files` of what a copy needs for it besides what every copy has, ascending. */
  readonly files: readonly number[];
  /** Bytes of those files, as they are kept. */
  readonly bytes: number;
  /** Bytes of those files, each compressed by gzip. */
  readonly transfer: number;
}

/** Everything that a saved copy of the site consists of. */
export interface OfflineFiles {
  /** Changes whenever a file changes. */
  readonly version: string;
  /** Bytes of all files, as they are kept on the device. */
  readonly bytes: number;
  /** Bytes of all files, each compressed by gzip: what a compressing server sends. */
  readonly transfer: number;
  readonly files: readonly OfflineFile[];
  /** What can be saved alone, in the order of the site; empty where only the whole site can be saved. */
  readonly groups: readonly OfflineGroup[];
  /** What each copy has, whichever groups it holds: scripts, styles, search index, home page. Empty where there are no groups. */
  readonly common: Pick<OfflineGroup, 'files' | 'bytes' | 'transfer'>;
}

/** Name of the list, below the base path; fetched only when the reader asks what saving would take, or has saved. */
export const FILES_NAME = 'offline-files.json';
/** Name of the service worker, below the base path. */
export const WORKER_NAME = 'service-worker.js';
/** Path of the page that says what is on the device, below the base path. */
export const OFFLINE_PAGE = 'offline';
