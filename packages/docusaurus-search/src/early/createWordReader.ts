import {foldUnicode} from '@help-center/engine/fold';

/** Most files for one word. */
const MAX_FILES = 3;

/**
 * Creates a function that reads the files with the words of a query, each file once. The worker finds out which ones it
 * needs only after reading others; by then they are already loading.
 */
export function createWordReader(
  words: readonly (readonly [first: string, name: string])[],
  read: (name: string) => void,
): (query: string) => void {
  const done = new Set<string>();
  return (query) => {
    for (const word of foldUnicode(query).match(/[\p{L}\p{N}]+/gu) ?? []) {
      const files = words.filter(([first], at) => {
        const next = words[at + 1]?.[0];
        return first.startsWith(word) || (first <= word && (next === undefined || next > word));
      });
      for (const [, name] of files.slice(0, MAX_FILES)) {
        if (!done.has(name)) read(name);
        done.add(name);
      }
    }
  };
}
