import {RecentCache} from '../RecentCache.ts';
import {stem} from './stem.ts';

/** Words whose stems are kept in each of two generations: the dictionary of a site of some 1,000 pages. */
const MAX_WORDS = 20_000;

const kept = new RecentCache<string, string>(MAX_WORDS);

/** Does what `stem` does, for the words of a dictionary: each query goes through all that begin like its words. */
export function stemOften(word: string): string {
  return kept.take(word, stem);
}
