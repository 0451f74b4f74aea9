import {foldText, isAscii} from './foldText.ts';
import {STOP_WORDS} from './stopWords.ts';
import {UNSPACED, UNSPACED_RUN} from './unspaced.ts';

/** A word of a text. */
export interface Token {
  /** The folded word. */
  readonly text: string;
  /** Where the word starts in the text, in UTF-16 units. */
  readonly start: number;
  /** Where the word ends (exclusive). */
  readonly end: number;
  /** Index of the word among the words of the text; tokens that are `whole` do not count. */
  readonly position: number;
  /**
   * True for a token beside the words: an identifier in one piece (`snake_case`, `v1.2`), a name with its sign (`C++`,
   * `@name`, `--flag`), a number with its unit, or a sign of its own (`=>`, an emoji).
   */
  readonly whole: boolean;
  /** True for two words that are written apart but count as one, such as `250 ms`. */
  readonly joined?: boolean;
}

const INVISIBLE = '\\u00ad\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufeff';
const LETTERS = `[\\p{L}\\p{N}\\p{M}${INVISIBLE}]`;

/** A number in groups of three digits, such as `45,000`. Points and apostrophes may group digits, too: see {@link GROUPED}. */
const GROUPS = '\\d{1,3}(?:[,\\u00a0\\u2009\\u202f]\\d{3})+';

/** Two to four signs in a row; longer runs are rules and boxes. */
const OPERATOR = '[!#$%&*+\\-/:<=>?@\\\\^|~]{2,}';

/**
 * A number in groups; a word, or an identifier: words joined by `_`, `.`, `-`, `&` or an apostrophe, with `++` or `#`
 * behind it; or signs.
 */
const RUN = new RegExp(
  `${GROUPS}(?!${LETTERS})|[\\p{L}\\p{N}_]${LETTERS}*(?:(?:[_.\\-'’]+|&)${LETTERS}+)*(?:\\+\\+|#(?![\\p{L}\\p{N}]))?|${OPERATOR}|(?![\\x00-\\x7f])\\p{S}`,
  'gu',
);

/** The same for ASCII, which is most text and goes three times faster without the Unicode classes. */
const ASCII_RUN = new RegExp(
  `\\d{1,3}(?:,\\d{3})+(?![A-Za-z0-9])|[A-Za-z0-9_][A-Za-z0-9]*(?:(?:[_.\\-']+|&)[A-Za-z0-9]+)*(?:\\+\\+|#(?![A-Za-z0-9]))?|${OPERATOR}`,
  'g',
);

/** A word with what may follow an apostrophe inside it. */
const WORD = new RegExp(`${LETTERS}+(?:['’]${LETTERS}{1,2}(?!${LETTERS}))?`, 'gu');

/** A word that is not an identifier: all lower case, or with a capital at the start. */
const PLAIN_WORD = /^[A-Za-z]?[a-z0-9]*$/;

/** A number whose digits are grouped by points or apostrophes, unless it is a fraction or a version. */
const GROUPED = /^\d{1,3}(?:[,.'’\u00a0\u2009\u202f]\d{3})+$/;

/** What joins the words of an identifier; between digits it separates numbers, so `1.2` is not `12`. */
const JOINERS = /(?<!\d)[_.\-'’]+|[_.\-'’]+(?!\d)/gu;

/** One or two signs in front of a name, as in `@name`, `--flag`, `.env`, `$variable` or `**kwargs`. */
const LEADING = new RegExp(
  `(?:^|${UNSPACED.source}|[^\\p{L}\\p{N}\\p{M}@$#%&~!:.+*-])([@$#%&~!:.+*-]{1,2})$`,
  'u',
);
const LEADING_SIGNS = '@$#%&~!:.+*-';

/** Longest word; the rest of longer ones, which are keys and encoded data, is ignored. */
const MAX_WORD_LENGTH = 64;

/** Longest unit behind a number: `250 ms`, `16 GB`. */
const MAX_UNIT_LENGTH = 3;

/** Where one word of a camelCase identifier ends and the next starts; the s of "GPUs" starts none. */
const CAMEL = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})(?!.s(?!\p{Ll}))/u;

/**
 * Splits a text into words, in the order of the text.
 * An identifier yields its words and then itself in one piece without what joins them, so that `drop-down` meets
 * `dropdown`; text without spaces yields overlapping pairs of characters.
 */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  /** The last word, and that of the run before if it was one word and no identifier. */
  let last: Token | undefined;
  let single: Token | undefined;
  const add = (start: number, end: number, withoutApostrophes = false): void => {
    let folded = foldText(text.slice(start, end));
    if (withoutApostrophes) folded = folded.replace(/['’]/gu, '');
    if (folded === '') return;
    const position = last === undefined ? 0 : last.position + 1;
    tokens.push((last = {text: clip(folded), start, end, position, whole: false}));
  };
  const addWhole = (folded: string, start: number, end: number, joined?: true): void => {
    tokens.push({
      text: clip(folded),
      start,
      end,
      position: last?.position ?? 0,
      whole: true,
      ...(joined && {joined}),
    });
  };
  const addPairs = (run: string, start: number): void => {
    const characters = [...run.matchAll(/\P{M}\p{M}*/gu)];
    // The last one alone, too, so that a single character is found as a prefix.
    characters.forEach((character, index) => {
      const next = characters[index + 1] ?? character;
      add(start + character.index, start + next.index + next[0].length);
    });
  };
  /** Adds a run of one kind of script, and the identifier that it is. */
  const addRun = (run: string, start: number): void => {
    const first = tokens.length;
    const parts = [...run.matchAll(WORD)];
    let words = 0;
    for (const part of parts) {
      // "reader's" and "don't" are one word; the English possessive is not part of it.
      const word = part[0].replace(/['’][sS]$/u, '');
      let from = start + part.index;
      for (const piece of word.split(CAMEL)) {
        add(from, from + piece.length, true);
        words += 1;
        from += piece.length;
      }
    }
    if (tokens.length === first) return;
    const whole = run.replace(/^_+|_+$/gu, '').replace(/['’]s$/iu, '');
    const end = start + run.length;
    const glued = foldText(GROUPED.test(whole) ? whole.replace(/\D/gu, '') : whole.replace(JOINERS, ''));
    // Many write "whats new" for "what's new".
    if (words === 1 && STOP_WORDS.has(last?.text ?? '') && /['’]s$/iu.test(run))
      addWhole(foldText(run.replace(/['’]/gu, '')), start, end);
    if (words > 1 || /[+#]$/u.test(whole)) {
      if (glued !== last?.text) addWhole(glued, start, end);
      // A point may separate thousands or a fraction: "45.000" is both.
      if (/^\d+\.\d{3}$/u.test(whole)) addWhole(whole, start, end);
    }
  };
  for (const match of text.matchAll(isAscii(text) ? ASCII_RUN : RUN)) {
    const run = match[0];
    const start = match.index;
    const end = start + run.length;
    if (/^[^\p{L}\p{N}\p{M}_]/u.test(run)) {
      if (isSign(run, text[end] ?? '')) addWhole(foldText(run).trim() || run, start, end);
      continue;
    }
    const first = tokens.length;
    if (PLAIN_WORD.test(run)) add(start, end);
    else if (UNSPACED.test(run)) {
      let from = 0;
      for (const piece of run.matchAll(UNSPACED_RUN)) {
        if (piece.index > from) addRun(run.slice(from, piece.index), start + from);
        addPairs(piece[0], start + piece.index);
        from = piece.index + piece[0].length;
      }
      if (from < run.length) addRun(run.slice(from), start + from);
    } else addRun(run, start);
    const name = tokens.at(-1);
    const before = single;
    single = tokens.length === first + 1 ? last : undefined;
    if (before !== undefined && single !== undefined && isMeasure(before, single, text))
      addWhole(before.text + single.text, before.start, end, true);
    if (start === 0 || tokens.length === first || !LEADING_SIGNS.includes(text[start - 1] as string))
      continue;
    const signs = LEADING.exec(text.slice(Math.max(0, start - 3), start))?.[1];
    if (signs !== undefined && name !== undefined) addWhole(signs + name.text, start - signs.length, end);
  }
  return tokens;
}

/** Whether signs are a word of their own, and not the sign in front of a name or a ruled line. */
function isSign(run: string, next: string): boolean {
  if (run.length > 4) return false;
  return (
    run.length > 2 ||
    !/[\p{L}\p{N}_]/u.test(next) ||
    run.split('').some((sign) => !LEADING_SIGNS.includes(sign))
  );
}

/** Whether a number and its unit, or a name and its number, are written apart: `250 ms`, `JDK 17`. */
function isMeasure(before: Token, {text, start}: Token, source: string): boolean {
  if (start - before.end !== 1 || !/[ \u00a0]/.test(source[before.end] as string)) return false;
  const [name, number] = /^\d+$/.test(text) ? [before.text, text] : [text, before.text];
  if (!/^\d+$/.test(number) || !/^\p{L}+$/u.test(name) || STOP_WORDS.has(name)) return false;
  return number === text || name.length <= MAX_UNIT_LENGTH;
}

function clip(word: string): string {
  return word.length <= MAX_WORD_LENGTH
    ? word
    : word.slice(0, MAX_WORD_LENGTH).replace(/\p{Surrogate}$/u, '');
}
