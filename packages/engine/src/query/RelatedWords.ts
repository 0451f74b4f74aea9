import {stem} from '../analysis/stem.ts';
import {findRange} from '../index/findRange.ts';
import {tokenize} from '../analysis/tokenize.ts';

/** Words that stand for other words: the key, then each alternative with its weight in percent. */
export type RelatedJson = readonly (readonly [
  key: string,
  alternatives: readonly (readonly [text: string, percent: number])[],
])[];

/** What may stand for a word or a sequence of words. */
export interface Alternative {
  /** The folded words that must all occur. */
  readonly words: readonly string[];
  /** How well they stand for the key, up to 1. */
  readonly weight: number;
}

/** Most words of a key. */
export const MAX_KEY_WORDS = 3;

/** Fewest letters of an unfinished word that is completed: shorter ones start too many words. */
const MIN_UNFINISHED = 3;

/** What an alternative of a word that was not typed to its end has left of its weight. */
const UNFINISHED_SHARE = 0.5;

/** Looks alternatives up by the folded words of a query, whatever their inflection. */
export interface RelatedWords {
  find(words: readonly string[]): readonly Alternative[];
  /** What stands for the words that an unfinished last word may become; nothing below three letters. */
  complete(words: readonly string[]): readonly Alternative[];
}

/** Opens the related words of an index. */
export function createRelatedWords(json: RelatedJson): RelatedWords {
  const alternatives = new Map(
    json.map(([key, list]) => [
      toKey(splitWords(key)),
      list.map(([text, percent]): Alternative => ({words: splitWords(text), weight: percent / 100})),
    ]),
  );
  const keys = [...alternatives.keys()].sort();
  return {
    find: (words) => alternatives.get(toKey(words)) ?? [],
    complete(words) {
      const last = words.at(-1) ?? '';
      if (last.length < MIN_UNFINISHED) return [];
      const whole = toKey(words);
      const start = [...words.slice(0, -1).map(stem), last].join(' ');
      const [from, to] = findRange(keys, start);
      return keys
        .slice(from, to)
        .filter((key) => key !== whole && !key.includes(' ', start.length))
        .flatMap((key) => alternatives.get(key) ?? [])
        .map(({words: texts, weight}) => ({words: texts, weight: weight * UNFINISHED_SHARE}));
    },
  };
}

/** The folded words of a text without the identifiers as wholes. */
export function splitWords(text: string): string[] {
  return tokenize(text)
    .filter((token) => !token.whole)
    .map((token) => token.text);
}

/** The form in which keys are compared. */
export function toKey(words: readonly string[]): string {
  return words.map(stem).join(' ');
}
