import {stem} from './stem.ts';

const WORDS = `
add allow best change code configure create enable error example feature find guide handle help issue make option
possible problem recommend run set show support tutorial try use want way work behavior
`;

const STEMS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/u).map(stem));

/**
 * Tells whether a word says what a reader wants to do or to read rather than what it is about. Pages of every topic
 * have these words, but too few of each to be stop words.
 */
export function isTaskWord(word: string): boolean {
  return STEMS.has(stem(word));
}
