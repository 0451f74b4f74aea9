import {
  type OfflineFiles,
  type SavedFiles,
  fetchFiles,
  findSaved,
  isAnythingKept,
  selectFiles,
  type OfflineFile,
} from '../storage/index.ts';
import {isSupported} from './register.ts';

/** What the box shows; `problem` tells why saving failed last, and is empty if it did not. */
export type OfflineState =
  | {readonly kind: 'checking' | 'unsupported'}
  | {readonly kind: 'unreachable'; readonly isAnythingKept: boolean}
  | {
      readonly kind: 'offered';
      readonly list: OfflineFiles;
      readonly problem: string;
      /** Whether there is something to remove. */
      readonly isAnythingKept: boolean;
    }
  | {
      readonly kind: 'saving';
      /** The newest version. */
      readonly list: OfflineFiles;
      /** Ids of the groups that the copy will hold; missing for the whole site. */
      readonly only?: readonly string[] | undefined;
      /** Ids of the groups that were saved before. */
      readonly before: readonly string[];
      /** Bytes saved so far. */
      readonly done: number;
      readonly total: number;
    }
  | {
      readonly kind: 'saved';
      /** What is saved. */
      readonly list: SavedFiles;
      /** What can be saved: the newest version, or what is saved if the server is unreachable. */
      readonly offer: OfflineFiles;
      /** Bytes that the copy takes. */
      readonly bytes: number;
      readonly date: Date;
      readonly isNewest: boolean;
      readonly problem: string;
    };

/** Total uncompressed bytes of files. */
export const bytesOf = (files: readonly OfflineFile[]): number =>
  files.reduce((sum, {size}) => sum + size, 0);

/** Finds out what is on the device and what can be saved; fetches `newest` unless it is given. */
export async function inspectCopy(
  baseUrl: string,
  problem = '',
  newest?: OfflineFiles,
): Promise<OfflineState> {
  if (!isSupported()) return {kind: 'unsupported'};
  try {
    const saved = (await findSaved(baseUrl)).at(-1);
    const list = newest ?? (await fetchFiles(baseUrl).catch(() => undefined));
    if (saved) {
      // A failed save means that there was a newer version, even if it is unreachable now.
      const isNewest = list ? list.version === saved.list.version : problem === '';
      const bytes = bytesOf(selectFiles(saved.list, saved.list.only));
      const {date} = saved;
      return {kind: 'saved', list: saved.list, offer: list ?? saved.list, bytes, date, isNewest, problem};
    }
    const kept = {isAnythingKept: await isAnythingKept(baseUrl)};
    return list ? {kind: 'offered', list, problem, ...kept} : {kind: 'unreachable', ...kept};
  } catch (error) {
    // Browser settings keep sites from storing anything.
    console.error(error);
    return {kind: 'unsupported'};
  }
}
