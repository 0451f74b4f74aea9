import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {assertManifest, isPart, listParts} from '@help-center/engine';
import {ServerError} from '../errors.ts';

const MANIFEST = 'manifest.json';

/** The verified files of an index. */
export interface IndexParts {
  /** The parsed `manifest.json`. */
  readonly manifest: unknown;
  readonly parts: ReadonlyMap<string, Uint8Array>;
}

/**
 * Reads an index folder from the site build into memory, because a deploy may replace the files at any time. Throws a
 * {@link ServerError} for a missing or incomplete index, and the engine's errors for a damaged or newer one.
 */
export async function readIndexFolder(folder: string): Promise<IndexParts> {
  const manifest = await readManifest(folder);
  assertManifest(manifest);
  const parts = new Map<string, Uint8Array>();
  for (const {name} of manifest.parts) {
    const bytes = await readWhole(folder, name);
    parts.set(name, bytes);
    // Checks every part, because an upload may have transferred the manifest first.
    for (const other of listParts(name, bytes)) parts.set(other, await readWhole(folder, other));
  }
  return {manifest, parts};
}

/** Reads a part and checks it against the hash in its name. */
async function readWhole(folder: string, name: string): Promise<Uint8Array> {
  let bytes: Uint8Array;
  try {
    bytes = await readFile(join(folder, name));
  } catch (cause) {
    throw incomplete(folder, name, 'is missing', cause);
  }
  if (!isPart(name, bytes)) throw incomplete(folder, name, 'is damaged or only partly uploaded');
  return bytes;
}

function incomplete(folder: string, name: string, what: string, cause?: unknown): ServerError {
  return new ServerError(
    'SERVER_BAD_INDEX',
    `the index folder "${folder}" is incomplete: its part "${name}" ${what}. Upload the folder again.`,
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
      `the index folder "${folder}" has no readable ${MANIFEST}. Build the site, or name the folder with the index.`,
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
