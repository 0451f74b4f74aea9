import {foldText, isAscii} from './foldText.ts';

/** A word of a text. */
export interface Token {
  /** The folded word. */
  readonly text: string;
  /** Where the word starts in the text, in UTF-16 units. */
  readonly start: number;
  /** Where the word ends (exclusive). */
  readonly end: number;
  /** Index of the word among the words of the text; an identifier's parts count, the identifier as a whole does not. */
  readonly position: number;
  /** True for an identifier as a whole (`snake_case`, `C++`, `v1.2`), whose parts are tokens as well. */
  readonly whole: boolean;
}

const INVISIBLE = '\\u00ad\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufeff';
const LETTERS = `[\\p{L}\\p{N}\\p{M}${INVISIBLE}]`;

/** A word, or an identifier: words joined by `_`, `.`, `-` or an apostrophe, with `++` or `#` behind it. */
const RUN = new RegExp(
  `[\\p{L}\\p{N}_]${LETTERS}*(?:[_.\\-'’]+${LETTERS}+)*(?:\\+\\+|#(?![\\p{L}\\p{N}]))?`,
  'gu',
);

/** The same for ASCII, which is most text and goes three times faster without the Unicode classes. */
const ASCII_RUN = /[A-Za-z0-9_][A-Za-z0-9]*(?:[_.\-']+[A-Za-z0-9]+)*(?:\+\+|#(?![A-Za-z0-9]))?/g;

/** A word with what may follow an apostrophe inside it. */
const WORD = new RegExp(`${LETTERS}+(?:['’]${LETTERS}{1,2}(?!${LETTERS}))?`, 'gu');

/** A word that is not an identifier: all lower case, or with a capital at the start. */
const PLAIN_WORD = /^[A-Za-z]?[a-z0-9]*$/;

/** Longest word; the rest of longer ones, which are keys and encoded data, is ignored. */
const MAX_WORD_LENGTH = 64;

/** Scripts that are written without spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]/u;
const UNSPACED_RUN = new RegExp(`(?:${UNSPACED.source}\\p{M}*)+`, 'gu');

/** Where one word of a camelCase identifier ends and the next starts; the s of "GPUs" starts none. */
const CAMEL = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})(?!.s(?!\p{Ll}))/u;

/**
 * Splits a text into words, in the order of the text.
 * An identifier yields its parts and then itself as a whole; text without spaces yields overlapping pairs of characters.
 */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let position = 0;
  const add = (start: number, end: number): void => {
    const folded = foldText(text.slice(start, end));
    if (folded === '') return;
    tokens.push({text: clip(folded), start, end, position, whole: false});
    position += 1;
  };
  for (const match of text.matchAll(isAscii(text) ? ASCII_RUN : RUN)) {
    const run = match[0];
    const start = match.index;
    if (PLAIN_WORD.test(run)) add(start, start + run.length);
    else if (UNSPACED.test(run)) addUnspaced(run, start, add);
    else addWord(run, start, tokens, add);
  }
  return tokens;
}

function addWord(
  run: string,
  start: number,
  tokens: Token[],
  add: (start: number, end: number) => void,
): void {
  const first = tokens.length;
  for (const part of run.matchAll(WORD)) {
    // "reader's" and "don't" are one word; the English possessive is not part of it.
    const word = part[0].replace(/['’][sS]$/u, '');
    let from = start + part.index;
    for (const piece of word.split(CAMEL)) {
      add(from, from + piece.length);
      from += piece.length;
    }
  }
  const whole = run.replace(/^_+|_+$/gu, '').replace(/['’](?:s$)?/giu, '');
  const last = tokens[tokens.length - 1];
  if (last === undefined || tokens.length === first) return;
  const folded = foldText(whole);
  if (tokens.length === first + 1 && last.text === folded) return;
  if (tokens.length === first + 1 && !/[+#]$/u.test(whole)) {
    tokens[first] = {...last, text: last.text.replace(/['’]/gu, '')};
    return;
  }
  tokens.push({text: clip(folded), start, end: start + run.length, position: last.position, whole: true});
}

function clip(word: string): string {
  return word.length <= MAX_WORD_LENGTH
    ? word
    : word.slice(0, MAX_WORD_LENGTH).replace(/\p{Surrogate}$/u, '');
}

function addUnspaced(run: string, start: number, add: (start: number, end: number) => void): void {
  let from = 0;
  for (const match of run.matchAll(UNSPACED_RUN)) {
    if (match.index > from) addPlain(run.slice(from, match.index), start + from, add);
    addPairs(match[0], start + match.index, add);
    from = match.index + match[0].length;
  }
  if (from < run.length) addPlain(run.slice(from), start + from, add);
}

function addPlain(run: string, start: number, add: (start: number, end: number) => void): void {
  for (const part of run.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    add(start + part.index, start + part.index + part[0].length);
  }
}

/** Adds every two neighbouring characters and the last one alone, so that a single character is found as a prefix. */
function addPairs(run: string, start: number, add: (start: number, end: number) => void): void {
  const characters = [...run.matchAll(/\P{M}\p{M}*/gu)];
  characters.forEach((character, index) => {
    const next = characters[index + 1] ?? character;
    add(start + character.index, start + next.index + next[0].length);
  });
}
