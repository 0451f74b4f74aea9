import {stem} from './stem.ts';

/** English words that carry no topic; a query drops them unless nothing else is left. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a about all also am an and any anywhere are as at be been but by can cant could did do does doesnt doing dont for from ' +
    'get gets getting had has have having how i id if im in into is isnt it its ive just like me my need not of on or ' +
    'our please should so some than that the their them then there these they this those to too trying us want was we ' +
    'were what when where which who why will with would you your'
  ).split(' '),
);

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
