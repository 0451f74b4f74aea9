import type {Token} from './tokenize.ts';

/** Longest word between two others that may be one with them, as in "end to end". */
const MAX_BETWEEN = 3;

/**
 * Calls back with neighbouring words as one word, with the first and the last of them. Neighbours have one space between.
 * Skips words of other lengths than `lengths`, if given, before it makes them.
 */
export function forEachJoin(
  text: string,
  tokens: readonly Token[],
  callback: (joined: string, first: Token, last: Token) => void,
  lengths?: ReadonlySet<number>,
): void {
  let before: Token | undefined;
  let first: Token | undefined;
  for (const token of tokens) {
    if (token.whole) continue;
    const isNext = before !== undefined && token.start - before.end === 1 && text[before.end] === ' ';
    if (before !== undefined && isNext) {
      const length = before.text.length + token.text.length;
      if (lengths?.has(length) !== false) callback(before.text + token.text, before, token);
      if (
        first !== undefined &&
        before.text.length <= MAX_BETWEEN &&
        lengths?.has(first.text.length + length) !== false
      )
        callback(first.text + before.text + token.text, first, token);
    }
    first = isNext ? before : undefined;
    before = token;
  }
}
