import {
  fetchFiles,
  findSaved,
  isAnythingKept,
  selectFiles,
  type OfflineFile,
  type OfflineFiles,
} from '../storage/index.ts';
import type {OfflineState} from './OfflineState.ts';
import {isSupported} from './register.ts';

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
