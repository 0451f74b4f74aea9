import {RecentCache} from '../RecentCache.ts';
import {tokenize, type Token} from './tokenize.ts';

/** Words of the texts that are kept in each of two generations: the texts of a site of some 4,000 records. */
const MAX_WORDS = 60_000;

const kept = new RecentCache<string, readonly Token[]>(MAX_WORDS);

/** Does what `tokenize` does, for texts that are asked for again and again: the hits hardly change from key to key. */
export function tokenizeOften(text: string): readonly Token[] {
  return kept.take(text, tokenize, countWords);
}

function countWords(tokens: readonly Token[]): number {
  return tokens.length + 1;
}
