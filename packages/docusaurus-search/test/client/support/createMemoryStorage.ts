import type {JsonStorage} from '../../../src/client/siteStorage.ts';

/** A storage that lasts as long as the test. */
export function createMemoryStorage(): JsonStorage {
  const values = new Map<string, string>();
  return {
    read: (key) => {
      const value = values.get(key);
      return value === undefined ? undefined : JSON.parse(value);
    },
    write: (key, value) => {
      values.set(key, JSON.stringify(value));
    },
  };
}
