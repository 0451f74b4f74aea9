import {foldUnicode} from '@help-center/engine/fold';

/** Most files for one word. */
const MAX_FILES = 3;

/**
 * Makes a reader of the files that hold the words of a query, each of which is read once. The worker learns from other
 * files which ones it needs, and asks for them when it has those; they are then on their way already.
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
