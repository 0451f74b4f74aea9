import {tokenize, type Token} from './tokenize.ts';

/** Words of the texts that are kept in each of two generations: the texts of a site of some 4,000 records. */
const MAX_WORDS = 60_000;

let young = new Map<string, readonly Token[]>();
let old = young;
let size = 0;

/**
 * Does what `tokenize` does, for texts that are asked for again and again: the hits hardly change from key to key. A full
 * young generation replaces the old one, whose texts are dropped unless they have been asked for again.
 */
export function tokenizeOften(text: string): readonly Token[] {
  const known = young.get(text);
  if (known !== undefined) return known;
  const tokens = old.get(text) ?? tokenize(text);
  if (size + tokens.length >= MAX_WORDS) {
    old = young;
    young = new Map();
    size = 0;
  }
  young.set(text, tokens);
  size += tokens.length + 1;
  return tokens;
}
