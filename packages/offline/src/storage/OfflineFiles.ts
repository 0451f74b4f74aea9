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
  /** First folder of its pages, or id of its docs instance; stable across versions of the site. */
  readonly id: string;
  /** Name for readers. */
  readonly name: string;
  /** Address of its first page below the base path, as linked on the site. */
  readonly start: string;
  /** Folder below the base path that holds all its pages; ends in a slash, or is empty. */
  readonly folder: string;
  /** Ascending indexes in `files` of what a copy needs for it besides the common files. */
  readonly files: readonly number[];
  /** Uncompressed bytes of those files. */
  readonly bytes: number;
}

/** All files of a saved copy of the site. */
export interface OfflineFiles {
  /** Changes whenever a file changes. */
  readonly version: string;
  /** Uncompressed bytes of all files. */
  readonly bytes: number;
  readonly files: readonly OfflineFile[];
  /** Parts that can be saved alone, in the order of the site; empty if only the whole site can be saved. */
  readonly groups: readonly OfflineGroup[];
  /** Files of every copy: scripts, styles, search index, home page. Empty if there are no groups. */
  readonly common: Pick<OfflineGroup, 'files' | 'bytes'>;
}

/** Name of the list below the base path; fetched only when a reader wants to save, or has saved. */
export const FILES_NAME = 'offline-files.json';
/** Name of the service worker below the base path. */
export const WORKER_NAME = 'service-worker.js';
/** Path of the page about saved pages below the base path. */
export const OFFLINE_PAGE = 'offline';

/** Messages from a page to the service worker. */
export type WorkerMessage =
  /** Keep these addresses as if they were fetched now. */
  | {readonly kind: 'keep'; readonly addresses: readonly string[]}
  /** Replace the older version; the reader has agreed. */
  | {readonly kind: 'take-over'}
  /** Delete everything and keep nothing until `resume`. */
  | {readonly kind: 'forget' | 'resume'};

/** Name of one of several sizes of a picture: `assets/images/gate-0123456789ab.720w.webp`. */
const SIZE = /^(.*\/)?([^/]+-[0-9a-f]{12})\.(\d+)w\.\w+$/;

/** The parts of the name of a picture size. */
export interface PictureSize {
  /** Common start of the names of all sizes of the picture. */
  readonly start: string;
  readonly width: number;
}

/** Parses the name of a picture size; `undefined` for other files. */
export function readPictureSize(path: string): PictureSize | undefined {
  const [, folder = '', name = '', width] = SIZE.exec(path) ?? [];
  return width === undefined ? undefined : {start: `${folder}${name}.`, width: Number(width)};
}
