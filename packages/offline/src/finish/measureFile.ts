import {createHash} from 'node:crypto';
import {gzipSync} from 'node:zlib';
import type {KeptWork} from '@help-center/built-site';

/** Measurements of a file. */
export interface MeasuredFile {
  /** SHA-256 as base64url. */
  readonly digest: string;
  /** Uncompressed bytes. */
  readonly size: number;
  /** Bytes compressed with gzip. */
  readonly transfer: number;
}

/** Measures a file. `kept` reuses measurements of earlier builds, because compressing takes longer than all else for the list. */
export function measureFile(content: Buffer, kept?: KeptWork): MeasuredFile {
  const digest = createHash('sha256').update(content).digest('base64url');
  const measure = () => gzipSync(content).length;
  const transfer = kept?.take([digest, process.versions.zlib], measure) ?? measure();
  return {digest, size: content.length, transfer};
}
