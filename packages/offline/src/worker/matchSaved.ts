import {names} from './settings.ts';

/** The answer that a saved copy of the site holds, the newest copy first. */
export async function matchSaved(key: string): Promise<Response | undefined> {
  const start = names.saved('');
  const copies = (await caches.keys()).filter((name) => name.startsWith(start)).reverse();
  for (const cacheName of copies) {
    const answer = await caches.match(key, {cacheName, ignoreVary: true});
    if (answer) return answer;
  }
  return undefined;
}
