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

/** Bytes of files as they are kept. */
export const bytesOf = (files: readonly OfflineFile[]): number =>
  files.reduce((sum, {size}) => sum + size, 0);

/** What is on the device, and what can be saved; `newest` is asked for unless it is known. */
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
      // After a failure there was something newer, though it may be out of reach now.
      const isNewest = list ? list.version === saved.list.version : problem === '';
      const bytes = bytesOf(selectFiles(saved.list, saved.list.only));
      const {date} = saved;
      return {kind: 'saved', list: saved.list, offer: list ?? saved.list, bytes, date, isNewest, problem};
    }
    const kept = {isAnythingKept: await isAnythingKept(baseUrl)};
    return list ? {kind: 'offered', list, problem, ...kept} : {kind: 'unreachable', ...kept};
  } catch (error) {
    // The reader's settings keep sites from storing anything.
    console.error(error);
    return {kind: 'unsupported'};
  }
}
