import {mkdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import {dirname} from 'node:path';

/** How far a push has come; kept in a file, so that a broken one goes on where it was. */
export interface PushState {
  readonly appId: string;
  readonly index: string;
  /** Digest of what was being sent. */
  readonly digest: string;
  /** Batches that the service has taken. */
  readonly done: number;
  /** Task of the last one. */
  readonly taskID: number | null;
}

/** Reads the state of an earlier push; `undefined` when there is none, or none that can be read. */
export async function loadState(file: string): Promise<PushState | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as PushState;
  } catch {
    return undefined;
  }
}

/** Writes the state whole or not at all. */
export async function saveState(file: string, state: PushState): Promise<void> {
  await mkdir(dirname(file), {recursive: true});
  await writeFile(`${file}.new`, JSON.stringify(state));
  await rename(`${file}.new`, file);
}

/** Forgets a push that is done. */
export async function removeState(file: string): Promise<void> {
  await rm(file, {force: true});
}
