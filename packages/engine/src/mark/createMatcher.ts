import {foldText} from '../analysis/foldText.ts';
import {tokenizeOften} from '../analysis/tokenizeOften.ts';
import type {PlannedWord} from '../query/planQuery.ts';

/** A part of a text that matches a word of the query. */
export interface Mark {
  /** Start of the part, in UTF-16 units. */
  readonly start: number;
  /** End of the part (exclusive). */
  readonly end: number;
  /** Bit number of the query word. */
  readonly number: number;
}

/** How much of a query a text matches. */
export interface Match {
  readonly matchLevel: 'none' | 'partial' | 'full';
  /** The words of the query that occur, folded, in the order of the query. */
  readonly matchedWords: readonly string[];
}

/** Finds the words of one query in any text. */
export interface Matcher {
  /** The folded words of the query. */
  readonly words: readonly string[];
  /** The words of the index that match a query word, with the bit number of that word. */
  readonly forms: ReadonlyMap<string, number>;
  /** Prefixes of further matching words, in order of precedence. */
  readonly prefixes: readonly {readonly text: string; readonly number: number}[];
  /** Returns the parts of a text that match words of the query, by start; they may overlap. */
  mark(text: string): readonly Mark[];
  /** Returns the query words that a text has, as bits, which is faster than marking them. */
  find(text: string): number;
  /** Describes how much of the query the words with these bits are. */
  describe(bits: number): Match;
}

const TELLING_LENGTH = 3;
const NOTHING: readonly Mark[] = [];

/** Creates the matcher of a planned query. An unfinished word marks the beginning of the words it starts. */
export function createMatcher(planned: readonly PlannedWord[]): Matcher {
  // A query has at most 32 words, so that a number can represent a set of them.
  const words = [...new Set(planned.map(({word}) => word.text))];
  const forms = new Map<string, number>();
  const prefixes: {text: string; number: number}[] = [];
  // Caches marks, because a text is marked for its highlight and its snippet.
  const marked = new Map<string, readonly Mark[]>();
  const asked = planned.filter(({word}) => !word.whole).map(({word}) => word.text);
  for (const {word, forms: wordForms} of planned) {
    const number = words.indexOf(word.text);
    if (word.prefix) prefixes.push({text: word.text, number});
    for (const {term} of wordForms) {
      const completes = word.prefix && term.text !== word.text && term.text.startsWith(word.text);
      if (completes) continue;
      const parts = term.text.split(' ');
      // Short words of an alternative such as "no internet" say nothing by themselves.
      const telling = parts.filter((text) => text === word.text || text.length >= TELLING_LENGTH);
      for (const text of parts.length > 1 && telling.length > 0 ? telling : parts)
        if (!forms.has(text)) forms.set(text, number);
    }
  }
  const startsWith = (folded: string): number => {
    for (const {text, number} of prefixes) if (folded.startsWith(text)) return number;
    return -1;
  };
  const mark = (text: string): readonly Mark[] => {
    const marks: Mark[] = [];
    for (const {text: folded, start, end} of tokenizeOften(text)) {
      const form = forms.get(folded);
      if (form !== undefined) {
        marks.push({start, end, number: form});
        continue;
      }
      const started = startsWith(folded);
      if (started === -1) continue;
      const prefix = words[started] as string;
      marks.push({start, end: start + prefixLength(text.slice(start, end), prefix), number: started});
    }
    // Sorts, because a whole identifier comes after its parts.
    return marks.length === 0 ? NOTHING : marks.sort((a, b) => a.start - b.start);
  };
  return {
    words: asked,
    forms,
    prefixes,
    mark(text) {
      let found = marked.get(text);
      if (found === undefined) marked.set(text, (found = mark(text)));
      return found;
    },
    find(text) {
      let bits = 0;
      for (const {text: folded} of tokenizeOften(text)) {
        const number = forms.get(folded) ?? startsWith(folded);
        if (number !== -1) bits |= 1 << number;
      }
      return bits;
    },
    describe(bits) {
      const matchedWords = asked.filter((word) => (bits & (1 << words.indexOf(word))) !== 0);
      if (bits === 0) return {matchLevel: 'none', matchedWords};
      return {matchLevel: matchedWords.length === asked.length ? 'full' : 'partial', matchedWords};
    },
  };
}

/** Length of the shortest beginning of `raw` whose folded form starts with `prefix`. */
function prefixLength(raw: string, prefix: string): number {
  let length = 0;
  for (const character of raw) {
    length += character.length;
    if (length >= prefix.length && foldText(raw.slice(0, length)).startsWith(prefix)) return length;
  }
  return raw.length;
}
