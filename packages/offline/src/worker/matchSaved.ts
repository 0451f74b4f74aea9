import {listCaches} from '../storage/index.ts';
import {names} from './settings.ts';

/** Finds a file in the saved copies, the newest first. */
export async function matchSaved(key: string): Promise<Response | undefined> {
  for (const cacheName of (await listCaches(names.saved(''))).reverse()) {
    const answer = await caches.match(key, {cacheName, ignoreVary: true});
    if (answer) return answer;
  }
  return undefined;
}
