import {createHash} from 'node:crypto';
import {availableParallelism} from 'node:os';
import {promisify} from 'node:util';
import {gzip, gzipSync} from 'node:zlib';
import {eachAtOnce, type KeptWork, type SiteFiles} from '@help-center/built-site';
import {listNames} from './listNames.ts';

/** Measurements of a file. */
export interface MeasuredFile {
  /** SHA-256 as base64url. */
  readonly digest: string;
  /** Uncompressed bytes. */
  readonly size: number;
  /** Bytes compressed with gzip. */
  readonly transfer: number;
}

/** Measured files by name. */
export type MeasuredFiles = ReadonlyMap<string, MeasuredFile>;

const compress = promisify(gzip);

const digestOf = (content: Buffer): string => createHash('sha256').update(content).digest('base64url');

/** Measures one file synchronously. */
export function measureFile(content: Buffer): MeasuredFile {
  return {digest: digestOf(content), size: content.length, transfer: gzipSync(content).length};
}

/**
 * Measures the files that a saved copy of a site needs, on all processors, because compressing takes longer than everything
 * else for the list. `kept` reuses measurements of earlier builds.
 */
export async function measureFiles(site: SiteFiles, kept?: KeptWork): Promise<MeasuredFiles> {
  const measured = new Map<string, MeasuredFile>();
  // One more than there are processors, so that this thread can read the next file meanwhile.
  await eachAtOnce(listNames(site), availableParallelism() + 1, async (name) => {
    const content = site.read(name);
    const digest = digestOf(content);
    const measure = async () => (await compress(content)).length;
    const transfer = await (kept?.takeLater([digest, process.versions.zlib], measure) ?? measure());
    measured.set(name, {digest, size: content.length, transfer});
  });
  kept?.prune();
  return measured;
}
