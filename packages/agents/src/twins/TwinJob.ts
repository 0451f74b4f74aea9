import type {Twin} from './createTwin.ts';
import type {ReadPageOptions} from './readPage.ts';

/** Options for preparing pages, serialisable as JSON. */
export interface PrepareOptions extends ReadPageOptions {
  /** Base path of the site. */
  readonly baseUrl: string;
  /** Decoded paths of further pages without a twin. */
  readonly unwanted: readonly string[];
}

/** A step in making a twin. Its input can be sent to a thread and hashed, its result kept. */
export type TwinJob =
  | {readonly step: 'prepare'; readonly file: string; readonly html: string; readonly options: PrepareOptions}
  | {
      readonly step: 'write';
      /** A serialised page. */
      readonly page: Uint8Array;
      /** Its entries in the list of known pages. */
      readonly known: readonly (readonly [key: string, url: string])[];
      readonly listUrl: string;
    };

/** A page's final HTML, and the source of its twin. */
export interface PreparedPage {
  readonly html: string;
  /** `null` for a page without a twin. */
  readonly source: TwinSource | null;
}

/** The source of a page's twin. */
export interface TwinSource {
  readonly url: string;
  /** Link targets as written on the page. */
  readonly links: readonly string[];
  /** The page, serialised because the trees of all pages would take much memory. */
  readonly page: Uint8Array;
}

/** The result of a step. */
export type TwinResult<Step extends TwinJob['step']> = {prepare: PreparedPage; write: Twin}[Step];
