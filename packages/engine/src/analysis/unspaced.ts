/** Scripts that are written without spaces between words. */
export const UNSPACED: RegExp =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]/u;
export const UNSPACED_RUN: RegExp = new RegExp(`(?:${UNSPACED.source}\\p{M}*)+`, 'gu');

/** What a word needs for {@link dropTails}. */
interface Extent {
  readonly start: number;
  readonly end: number;
  readonly whole: boolean;
}

/** Tells whether a word is a single character of a script without spaces, which the index has in pairs. */
export function isCharacter(word: string): boolean {
  return /^.$/su.test(word) && UNSPACED.test(word);
}

/** Leaves out the last character of each run without spaces, which the pair before it already has. */
export function dropTails<Word extends Extent>(tokens: readonly Word[]): Word[] {
  return tokens.filter(({whole, start, end}, at) => {
    const before = tokens[at - 1];
    return whole || before === undefined || before.whole || start < before.start || end > before.end;
  });
}
