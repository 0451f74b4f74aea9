import {readdir, readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {openIndex} from '@help-center/engine';
import {ServerError} from '../errors.ts';
import type {LoadedIndex} from './LoadedIndex.ts';

/** Name of the table of contents of an index folder. */
export const MANIFEST = 'manifest.json';

/**
 * Loads an index folder, as the site build writes it, into memory: a later deploy may replace the files at any moment.
 * Throws a {@link ServerError} for a folder that holds no index, and the engine's errors for a damaged or newer one.
 */
export async function loadIndexFolder(folder: string): Promise<LoadedIndex> {
  const manifest = await readManifest(folder);
  const names = (await readdir(folder)).filter((name) => /-[0-9a-z]{8}\.(?:json|bin)$/u.test(name));
  const files = new Map<string, Uint8Array>(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const)),
  );
  const index = await openIndex({
    manifest,
    readPart: async (name) => {
      const bytes = files.get(name);
      if (bytes === undefined) throw new Error(`there is no file ${name} in ${folder}`);
      return bytes;
    },
  });
  // A first search reads what every search needs; a damaged part shows here and not to a reader.
  await index.search({text: 'a', hitsPerPage: 1});
  return {index, recordCount: index.recordCount};
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
