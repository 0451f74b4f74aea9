import lunr from 'lunr';

/** One term of a lunr query, all terms are required. */
export interface LunrTerm {
  readonly value: string;
  readonly presence: lunr.Query.presence;
  readonly wildcard: lunr.Query.wildcard;
  readonly editDistance?: number;
}

interface Token {
  readonly value: string;
  /** True for the last token as typed, which may be unfinished. */
  readonly isLast: boolean;
}

const MAX_TOKENS = 12;
/** Option `fuzzyMatchingDistance`. */
const DISTANCE = 1;

/**
 * The queries that `@easyops-cn/docusaurus-search-local` tries in turn for one input in a Latin script:
 * all words, then without stop words, then with one word left out; each exact first, then with one edit,
 * and each with the last word whole, then as a prefix.
 */
export function lunrQueries(input: string): LunrTerm[][] {
  const words = input.toLowerCase().match(/[^-\s]+/g) ?? [];
  if (words.length === 0) return [];
  const tokens = words
    .slice(0, MAX_TOKENS)
    .map((value, index, all) => ({value, isLast: index === all.length - 1}));
  const content = tokens.filter(({value}) => isContentWord(value));
  const whole = content.length > 0 && content.length < tokens.length ? [tokens, content] : [tokens];
  const shortened =
    content.length > 2 ? content.map((_, index) => content.toSpliced(index, 1)).toReversed() : [];
  return [...withDistances(whole), ...withDistances(shortened)];
}

function withDistances(lists: readonly Token[][]): LunrTerm[][] {
  return Array.from({length: DISTANCE + 1}, (_, distance) => [
    ...lists.flatMap((tokens) => toQuery(tokens, distance, false)),
    ...lists
      .filter((tokens) => tokens.at(-1)?.isLast === true)
      .flatMap((tokens) => toQuery(tokens, distance, true)),
  ]).flat();
}

/** One query, or none where no word is long enough for the edit distance. */
function toQuery(tokens: readonly Token[], distance: number, lastAsPrefix: boolean): LunrTerm[][] {
  if (distance > 0 && tokens.every(({value}) => value.length <= distance)) return [];
  return [
    tokens.map(({value, isLast}) => ({
      value,
      presence: lunr.Query.presence.REQUIRED,
      wildcard: lastAsPrefix && isLast ? lunr.Query.wildcard.TRAILING : lunr.Query.wildcard.NONE,
      ...(distance > 0 && value.length > distance ? {editDistance: distance} : {}),
    })),
  ];
}

function isContentWord(word: string): boolean {
  return lunr.stopWordFilter(new lunr.Token(word, {})) !== undefined;
}
