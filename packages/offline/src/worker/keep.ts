/** Most entries of each cache that fills while a reader reads. */
export const MAX_PAGES = 60;
export const MAX_FILES = 400;

/** Keeps an answer and drops the oldest ones beyond the limit; a device without room keeps reading from the network. */
export async function keep(name: string, key: string, answer: Response, limit: number): Promise<void> {
  try {
    const cache = await caches.open(name);
    // Deleting first puts the entry at the end of the cache's order, which is the order of age.
    await cache.delete(key);
    await cache.put(key, answer);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - limit)).map((old) => cache.delete(old)));
  } catch (error) {
    console.warn(`[offline] "${key}" could not be kept on this device.`, error);
  }
}
