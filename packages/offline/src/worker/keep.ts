/** Most entries of the caches that fill while reading. */
export const MAX_PAGES = 60;
export const MAX_FILES = 400;

/** Stores a response and drops the oldest ones beyond the limit; if the device is full, it only logs that. */
export async function keep(name: string, key: string, answer: Response, limit: number): Promise<void> {
  try {
    const cache = await caches.open(name);
    // Deleting first moves the entry to the end, as caches are ordered by insertion.
    await cache.delete(key);
    await cache.put(key, answer);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - limit)).map((old) => cache.delete(old)));
  } catch (error) {
    console.warn(`[offline] "${key}" could not be stored on this device.`, error);
  }
}
