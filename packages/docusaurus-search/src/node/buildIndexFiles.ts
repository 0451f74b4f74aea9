import type {KeptWork} from '@help-center/built-site';
import {buildIndex} from '@help-center/engine/build';
import type {SearchRecord} from '@help-center/records';
import {loadSynonyms} from './loadSynonyms.ts';
import type {ResolvedOptions} from './options.ts';
import {mkdir, readdir, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Builds the files of the shipped index, including the manifest; `kept` caches them between builds. */
export async function buildIndexFiles(
  siteDir: string,
  records: readonly SearchRecord[],
  {synonymsFile}: ResolvedOptions,
  kept?: KeptWork,
): Promise<Map<string, Uint8Array>> {
  const words = synonymsFile === null ? {} : await loadSynonyms(siteDir, synonymsFile);
  const build = () => {
    const {manifest, files} = buildIndex(records, words);
    return new Map([...files, [MANIFEST, Buffer.from(JSON.stringify(manifest))]]);
  };
  if (kept === undefined) return build();
  return unpack(kept.take(toTexts([words, ...records]), () => pack(build())));
}

/** Yields one text at a time, as all of them together take as much memory as the records. */
function* toTexts(values: Iterable<unknown>): Generator<string> {
  for (const value of values) yield JSON.stringify(value);
}

/** Joins files into one: a line with their names and lengths, then their contents. */
function pack(files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const head = [...files].map(([name, {byteLength}]) => [name, byteLength]);
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...files.values()]);
}

function unpack(packed: Buffer): Map<string, Uint8Array> {
  let at = packed.indexOf('\n') + 1;
  const head = JSON.parse(packed.subarray(0, at).toString('utf8')) as [string, number][];
  return new Map(head.map(([name, length]) => [name, packed.subarray(at, (at += length))]));
}

/** Name of the manifest, the only file whose name stays the same between builds. */
const MANIFEST = 'manifest.json';

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
