import {tokenize, type Token} from './tokenize.ts';

/** Number of texts whose words are kept: those of the hits on a few pages of results. */
const MAX_TEXTS = 1000;

const kept = new Map<string, readonly Token[]>();

/** Does what `tokenize` does, for texts that are asked for again and again: the hits hardly change from key to key. */
export function tokenizeOften(text: string): readonly Token[] {
  let tokens = kept.get(text);
  if (tokens === undefined) {
    if (kept.size >= MAX_TEXTS) kept.clear();
    tokens = tokenize(text);
    kept.set(text, tokens);
  }
  return tokens;
}
