import {EngineError} from '../errors.ts';
import {splitWords, toKey, type RelatedJson} from '../query/RelatedWords.ts';
import {VOCABULARY} from './vocabulary.ts';

/** Options of `buildIndex`. */
export interface BuildIndexOptions {
  /** Groups of words with the same meaning: `['license', 'licence']`. An entry of several words is a phrase. Default none. */
  readonly synonyms?: readonly (readonly string[])[];
  /** Abbreviations that match their long forms, but not vice versa: `{alpr: ['number plate']}`. Default none. */
  readonly abbreviations?: Readonly<Record<string, readonly string[]>>;
  /** Largest index in one file, in uncompressed bytes; a larger one is split into parts. Default 400000. */
  readonly singleFileBytes?: number;
}

/** Weight of a synonym of the site in percent. */
const SYNONYM_PERCENT = 80;

/** Weight of a word of the general vocabulary in percent. */
const VOCABULARY_PERCENT = 25;

/**
 * Converts synonyms, abbreviations and the general vocabulary to the related words of the index, in a fixed order. Omits
 * alternatives with words that the index does not have.
 */
export function collectRelated(
  {synonyms = [], abbreviations = {}}: BuildIndexOptions,
  isKnown: (word: string) => boolean,
): RelatedJson {
  const related = new Map<string, Map<string, number>>();
  const add = (from: string, to: string, percent: number): void => {
    const words = splitWords(to);
    const key = toKey(splitWords(from));
    if (key === toKey(words) || !words.every(isKnown)) return;
    const list = related.get(key) ?? new Map<string, number>();
    const text = words.join(' ');
    list.set(text, Math.max(percent, list.get(text) ?? 0));
    related.set(key, list);
  };
  const addGroup = (group: readonly string[], percent: number): void => {
    for (const from of group) for (const to of group) add(from, to, percent);
  };
  for (const group of VOCABULARY) addGroup(group, VOCABULARY_PERCENT);
  for (const group of synonyms) addGroup(group.map(assertWords), SYNONYM_PERCENT);
  for (const [from, list] of Object.entries(abbreviations)) {
    for (const to of list) add(assertWords(from), assertWords(to), SYNONYM_PERCENT);
  }
  return [...related]
    .map(([key, list]) => [key, [...list].sort(([a], [b]) => (a < b ? -1 : 1))] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

function assertWords(text: string): string {
  if (splitWords(text).length > 0) return text;
  throw new EngineError(
    'ENGINE_INVALID_OPTION',
    `the synonym ${JSON.stringify(text)} contains no word. Give each synonym at least one letter or digit.`,
  );
}
