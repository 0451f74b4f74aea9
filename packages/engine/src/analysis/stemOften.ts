import {RecentCache} from '../RecentCache.ts';
import {stem} from './stem.ts';

/** Words whose stems are kept in each of two generations. */
const MAX_WORDS = 1000;

const kept = new RecentCache<string, string>(MAX_WORDS);

/** Does what `stem` does, for the words of queries, most of which stay the same from key to key. */
export function stemOften(word: string): string {
  return kept.take(word, stem);
}
