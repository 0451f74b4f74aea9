const addressOf = (key: string | {readonly url: string}, origin: string) =>
  new URL(typeof key === 'string' ? key : key.url, origin).href;

type Key = string | {readonly url: string};

/** Caches in memory, as far as pages and the service worker use them; `put` may be told to fail. */
export function createCaches(origin: string) {
  const all = new Map<string, Map<string, Response>>();
  let onPut: (address: string) => void = () => undefined;
  const open = (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    return {
      match: async (key: Key) => entries.get(addressOf(key, origin))?.clone(),
      put: async (key: Key, answer: Response) => {
        onPut(addressOf(key, origin));
        entries.set(addressOf(key, origin), answer);
      },
      delete: async (key: Key) => entries.delete(addressOf(key, origin)),
      keys: async () => [...entries.keys()].map((url) => ({url})),
    };
  };
  return {
    open: async (name: string) => open(name),
    has: async (name: string) => all.has(name),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (key: Key, {cacheName}: {cacheName?: string} = {}) => {
      for (const name of cacheName === undefined ? [...all.keys()] : [cacheName]) {
        const found = await open(name).match(key);
        if (found !== undefined) return found;
      }
      return undefined;
    },
    /** Calls back before each `put`, with the address; what it throws, `put` rejects with. */
    beforePut(callback: (address: string) => void) {
      onPut = callback;
    },
    /** Paths that a cache holds, sorted. */
    pathsIn: (name: string) =>
      [...(all.get(name)?.keys() ?? [])].map((address) => new URL(address).pathname).sort(),
  };
}
