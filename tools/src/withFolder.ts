import {mkdir, mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';

/** Calls `use` with a working folder: `given`, which is kept, or a temporary one, which is removed afterwards. */
export async function withFolder<T>(use: (folder: string) => Promise<T>, given?: string): Promise<T> {
  const folder = given === undefined ? await mkdtemp(join(tmpdir(), 'help-center-')) : resolve(given);
  await mkdir(folder, {recursive: true});
  try {
    return await use(folder);
  } finally {
    if (given === undefined) await rm(folder, {recursive: true, force: true});
  }
}
