import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {createZip} from '../../pictures/practice/createZip.mjs';

/** The samples of an integration, as readers download them. */
export interface SamplePack {
  /** File name of the archive. */
  readonly archive: string;
  /** Files of the archive by their name. */
  readonly files: Readonly<Record<string, Buffer>>;
  readonly zip: Buffer;
  /** Checksum of the archive in small letters. */
  readonly sha256: string;
}

/** Stands in for a header that readers have from the provider. */
const OWN = new Set(['stand_in.h']);

/** Packs a folder of `samples`; the bytes only depend on the files. `undefined` if there is no such folder. */
export function packSamples(siteDir: string, folder: string): SamplePack | undefined {
  const dir = join(siteDir, 'samples', folder);
  if (!/^[\w-]+$/.test(folder) || !existsSync(dir)) return undefined;
  const names = readdirSync(dir)
    .filter((name) => !OWN.has(name))
    .sort();
  const files = Object.fromEntries(names.map((name) => [name, readFileSync(join(dir, name))]));
  const zip = createZip(files);
  return {archive: `${folder}.zip`, files, zip, sha256: createHash('sha256').update(zip).digest('hex')};
}
