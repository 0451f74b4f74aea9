import {mkdir, readdir, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Name of the manifest, the only file whose name stays the same between builds. */
export const MANIFEST = 'manifest.json';

/**
 * Writes the files of an index into the folder and removes those of earlier builds.
 * The manifest is replaced last, so that it never names a file that does not exist yet.
 */
export async function writeIndex(folder: string, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
  await mkdir(folder, {recursive: true});
  const parts = [...files].filter(([name]) => name !== MANIFEST);
  await Promise.all(parts.map(([name, bytes]) => writeFile(path.join(folder, name), bytes)));
  const manifest = files.get(MANIFEST);
  if (manifest !== undefined) {
    await writeFile(path.join(folder, `${MANIFEST}.new`), manifest);
    await rename(path.join(folder, `${MANIFEST}.new`), path.join(folder, MANIFEST));
  }
  const stale = (await readdir(folder)).filter((name) => !files.has(name));
  await Promise.all(stale.map((name) => rm(path.join(folder, name), {recursive: true})));
}
