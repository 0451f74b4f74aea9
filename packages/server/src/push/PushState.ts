import {mkdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import {dirname} from 'node:path';

/** The progress of a push, stored in a file so that an interrupted push can resume. */
export interface PushState {
  readonly appId: string;
  readonly index: string;
  /** Digest of the data to send. */
  readonly digest: string;
  /** Batches that the service has accepted. */
  readonly done: number;
  /** Task of the last batch. */
  readonly taskID: number | null;
}

/** Reads the state of an earlier push; `undefined` if there is no readable one. */
export async function loadState(file: string): Promise<PushState | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as PushState;
  } catch {
    return undefined;
  }
}

/** Writes the state atomically. */
export async function saveState(file: string, state: PushState): Promise<void> {
  await mkdir(dirname(file), {recursive: true});
  await writeFile(`${file}.new`, JSON.stringify(state));
  await rename(`${file}.new`, file);
}

/** Removes the state of a completed push. */
export async function removeState(file: string): Promise<void> {
  await rm(file, {force: true});
}
