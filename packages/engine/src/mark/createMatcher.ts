import {foldText} from '../analysis/foldText.ts';
import {forEachJoin} from '../analysis/forEachJoin.ts';
import {tokenizeOften} from '../analysis/tokenizeOften.ts';
import type {PlannedWord} from '../query/planQuery.ts';

/** A part of a text that matches a word of the query. */
export interface Mark {
  /** Start of the part, in UTF-16 units. */
  readonly start: number;
  /** End of the part (exclusive). */
  readonly end: number;
  /** The query words that match, as bits. */
  readonly bits: number;
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
  /** The words of the index that match query words, with the bits of those. */
  readonly forms: ReadonlyMap<string, number>;
  /** Prefixes of further matching words, in order of precedence. */
  readonly prefixes: readonly {readonly text: string; readonly bits: number}[];
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
  const prefixes: {text: string; bits: number}[] = [];
  // Caches marks, because a text is marked for its highlight and its snippet.
  const marked = new Map<string, readonly Mark[]>();
  const asked = planned.filter(({word}) => !word.whole).map(({word}) => word.text);
  for (const {word, forms: wordForms} of planned) {
    const bits = 1 << words.indexOf(word.text);
    if (word.prefix) prefixes.push({text: word.text, bits});
    for (const {term, joined = false} of wordForms) {
      const completes = word.prefix && term.text !== word.text && term.text.startsWith(word.text);
      if (completes) continue;
      const parts = term.text.split(' ');
      // Short words of an alternative such as "no internet" say nothing by themselves.
      const telling = parts.filter((text) => text === word.text || text.length >= TELLING_LENGTH);
      for (const text of parts.length > 1 && telling.length > 0 ? telling : parts)
        // "dropdown" is both words of "drop down".
        if (joined || !forms.has(text)) forms.set(text, (forms.get(text) ?? 0) | bits);
    }
  }
  const lengths = new Set([...forms.keys()].map(({length}) => length));
  const startsWith = (folded: string): {readonly text: string; readonly bits: number} | undefined =>
    prefixes.find(({text}) => folded.startsWith(text));
  const mark = (text: string): readonly Mark[] => {
    const marks: Mark[] = [];
    const tokens = tokenizeOften(text);
    for (const {text: folded, start, end} of tokens) {
      const form = forms.get(folded);
      if (form !== undefined) {
        marks.push({start, end, bits: form});
        continue;
      }
      const started = startsWith(folded);
      if (started === undefined) continue;
      const length = prefixLength(text.slice(start, end), started.text);
      marks.push({start, end: start + length, bits: started.bits});
    }
    forEachJoin(
      text,
      tokens,
      (joined, {start}, {end}) => {
        const bits = forms.get(joined);
        if (bits !== undefined) marks.push({start, end, bits});
      },
      lengths,
    );
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
      const tokens = tokenizeOften(text);
      for (const {text: folded} of tokens) bits |= forms.get(folded) ?? startsWith(folded)?.bits ?? 0;
      forEachJoin(
        text,
        tokens,
        (joined) => {
          bits |= forms.get(joined) ?? 0;
        },
        lengths,
      );
      return bits;
    },
    describe(bits) {
      const matchedWords = asked.filter((word) => (bits & (1 << words.indexOf(word))) !== 0);
      if (bits === 0) return {matchLevel: 'none', matchedWords};
      return {matchLevel: matchedWords.length === asked.length ? 'full' : 'partial', matchedWords};
    },
  };
}

/** Length of the shortest beginning of `raw` whose folded form starts with `prefix`, with the marks on its last letter. */
function prefixLength(raw: string, prefix: string): number {
  let length = 0;
  for (const [letter] of raw.matchAll(/.[\p{M}\u0640]*/gsu)) {
    length += letter.length;
    if (foldText(raw.slice(0, length)).startsWith(prefix)) return length;
  }
  return raw.length;
}
