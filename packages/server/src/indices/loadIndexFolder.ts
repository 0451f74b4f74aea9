import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {createSiteWords, isPart, listParts, openIndex, type IndexManifest} from '@help-center/engine';
import {ServerError} from '../errors.ts';
import type {LoadedIndex} from './LoadedIndex.ts';

/** Name of the table of contents of an index folder. */
export const MANIFEST = 'manifest.json';

/**
 * Loads an index folder, as the site build writes it, into memory: a later deploy may replace the files at any moment.
 * Throws a {@link ServerError} for a folder that holds no index, or not all files of one, and the engine's errors for a
 * damaged or newer one.
 */
export async function loadIndexFolder(folder: string): Promise<LoadedIndex> {
  const manifest = await readManifest(folder);
  const files = new Map<string, Uint8Array>();
  const readPart = async (name: string): Promise<Uint8Array> => {
    const bytes = files.get(name) ?? (await readWhole(folder, name));
    files.set(name, bytes);
    return bytes;
  };
  const index = await openIndex({manifest, readPart, isLocal: true, createWords: createSiteWords});
  // Opening has read the first parts only. An upload may have brought the manifest before the others.
  const first = (manifest as IndexManifest).parts.map(({name}) => name);
  for (const name of first) {
    for (const other of listParts(name, await readPart(name))) await readPart(other);
  }
  // A first search decodes what every search needs; a damaged part shows here and not to a reader.
  await index.search({text: 'a', hitsPerPage: 1});
  return {index, recordCount: index.recordCount, files: [...files.keys()].map((name) => join(folder, name))};
}

/** Reads a part and checks it against the hash in its name. */
async function readWhole(folder: string, name: string): Promise<Uint8Array> {
  let bytes: Uint8Array;
  try {
    bytes = await readFile(join(folder, name));
  } catch (cause) {
    throw notWhole(folder, name, 'is missing', cause);
  }
  if (!isPart(name, bytes)) throw notWhole(folder, name, 'is damaged or not uploaded to its end');
  return bytes;
}

function notWhole(folder: string, name: string, what: string, cause?: unknown): ServerError {
  return new ServerError(
    'SERVER_BAD_INDEX',
    `the index folder "${folder}" is not whole: its part "${name}" ${what}. Upload the folder again.`,
    {cause},
  );
}

async function readManifest(folder: string): Promise<unknown> {
  const file = join(folder, MANIFEST);
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (cause) {
    throw new ServerError(
      'SERVER_BAD_INDEX',
      `the index folder "${folder}" has no readable ${MANIFEST}. Build the site, or name the folder that holds the index.`,
      {cause},
    );
  }
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new ServerError(
      'SERVER_BAD_INDEX',
      `the file "${file}" is not JSON. Copy or build the index again.`,
      {
        cause,
      },
    );
  }
}
