/** A storage that may be missing, full or blocked: reading then gives `undefined`, and failures are only logged. */
export interface JsonStorage {
  read(key: string): unknown;
  write(key: string, value: unknown): void;
}

/** Wraps local storage by default; `open` is called for each access, because merely touching a storage may throw. */
export function createJsonStorage(
  open: () => Pick<Storage, 'getItem' | 'setItem'> = () => localStorage,
): JsonStorage {
  return {
    read(key) {
      try {
        const text = open().getItem(key);
        return text === null ? undefined : JSON.parse(text);
      } catch (error) {
        console.error(`[search] cannot read "${key}":`, error);
        return undefined;
      }
    },
    write(key, value) {
      try {
        open().setItem(key, JSON.stringify(value));
      } catch (error) {
        console.error(`[search] cannot store "${key}":`, error);
      }
    },
  };
}
