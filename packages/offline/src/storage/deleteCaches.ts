/** Names of the caches that start with a text, in the order of their creation. */
export async function listCaches(start: string): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(start));
}

/** Deletes the caches whose names start with a text, except those to keep. */
export async function deleteCaches(
  start: string,
  isKept: (name: string) => boolean = () => false,
): Promise<void> {
  for (const name of await listCaches(start)) if (!isKept(name)) await caches.delete(name);
}
