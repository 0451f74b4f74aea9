import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {assertManifest, isPart, listParts} from '@help-center/engine';
import {ServerError} from '../errors.ts';
import type {LoadedIndex} from './IndexParts.ts';

/** Name of the table of contents of an index folder. */
export const MANIFEST = 'manifest.json';

/**
 * Reads an index folder, as the site build writes it, into memory: a later deploy may replace the files at any moment.
 * Throws a {@link ServerError} for a folder that holds no index, or not all files of one, and the engine's errors for a
 * damaged or newer one.
 */
export async function readIndexFolder(folder: string): Promise<LoadedIndex> {
  const manifest = await readManifest(folder);
  assertManifest(manifest);
  const parts = new Map<string, Uint8Array>();
  for (const {name} of manifest.parts) {
    const bytes = await readWhole(folder, name);
    parts.set(name, bytes);
    // An upload may have brought the manifest before the others.
    for (const other of listParts(name, bytes)) parts.set(other, await readWhole(folder, other));
  }
  return {manifest, parts, files: [...parts.keys()].map((name) => join(folder, name))};
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
