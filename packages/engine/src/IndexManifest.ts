import {IndexDamagedError, IndexVersionError} from './errors.ts';

/** Version of the file format. It changes whenever older code could misread newer files. */
export const FORMAT_VERSION = 2;

/** A file of an index. */
export interface IndexPart {
  /** File name with a hash of the bytes, so that the file can be cached forever. */
  readonly name: string;
  /**
   * `site` is a whole small site in one file; `core` is the part of a large one that names the others; `outline` has the
   * headings of its pages, and is listed when it is at most three files.
   */
  readonly role: 'site' | 'core' | 'outline';
  /** Size in bytes before the transport compresses it. */
  readonly bytes: number;
}

/** The table of contents of an index as JSON, the only file that is changed in place. */
export interface IndexManifest {
  readonly format: 'help-center-index';
  readonly version: number;
  readonly pageCount: number;
  readonly recordCount: number;
  /** The files to read first; the other files of a large index are named in its core. */
  readonly parts: readonly IndexPart[];
  /** Values of each facet with the number of pages, in order of the value. */
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** Throws unless `value` is a manifest of a version that this engine reads. */
export function assertManifest(value: unknown): asserts value is IndexManifest {
  if (
    typeof value !== 'object' ||
    value === null ||
    (value as IndexManifest).format !== 'help-center-index'
  ) {
    throw new IndexDamagedError('the manifest is not the manifest of a search index');
  }
  const {version, parts} = value as IndexManifest;
  if (version !== FORMAT_VERSION) throw new IndexVersionError(version, FORMAT_VERSION);
  const valid =
    Array.isArray(parts) && parts.every((part: Partial<IndexPart> | null) => typeof part?.name === 'string');
  if (!valid) throw new IndexDamagedError('the manifest has no list of parts');
}
