import {tokenizeOften} from '../analysis/tokenizeOften.ts';

/** Tells whether the words of a phrase occur in the text next to each other. */
export function hasPhrase(text: string, phrase: readonly string[]): boolean {
  const words = tokenizeOften(text).filter((token) => !token.whole);
  const last = words.length - phrase.length;
  for (let start = 0; start <= last; start += 1) {
    if (phrase.every((word, offset) => words[start + offset]?.text === word)) return true;
  }
  return false;
}
