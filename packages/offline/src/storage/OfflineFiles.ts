/** One file of the built site. */
export interface OfflineFile {
  /** Address below the base path; a folder's page ends in a slash, the home page is empty. */
  readonly path: string;
  /** First 16 characters of the SHA-256 of its content, base64url. */
  readonly hash: string;
  /** Bytes, not compressed. */
  readonly size: number;
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
}

/** Name of the list, below the base path; fetched only when the reader asks what saving would take, or has saved. */
export const FILES_NAME = 'offline-files.json';
/** Name of the service worker, below the base path. */
export const WORKER_NAME = 'service-worker.js';
/** Path of the page that says what is on the device, below the base path. */
export const OFFLINE_PAGE = 'offline';
