import {foldText} from '../analysis/foldText.ts';
import type {Token} from '../analysis/tokenize.ts';
import {tokenizeOften} from '../analysis/tokenizeOften.ts';
import type {PlannedWord} from '../query/planQuery.ts';

/** A part of a text that stands for a word of the query. */
export interface Mark {
  /** Where the part starts, in UTF-16 units. */
  readonly start: number;
  /** Where the part ends (exclusive). */
  readonly end: number;
  /** The word of the query, folded. */
  readonly word: string;
}

/** Finds the words of one query in any text. */
export interface Matcher {
  /** The words that the query asks for, folded. */
  readonly words: readonly string[];
  /** Returns the parts of the text that stand for words of the query, in order; they may overlap. */
  mark(text: string): readonly Mark[];
}

/** Creates the matcher of a planned query. An unfinished word marks the beginning of the words it starts. */
export function createMatcher(planned: readonly PlannedWord[]): Matcher {
  const forms = new Map<string, string>();
  const prefixes: string[] = [];
  // A text is marked to choose a record, to highlight it and to cut a snippet.
  const marked = new Map<string, readonly Mark[]>();
  for (const {word, forms: wordForms} of planned) {
    if (word.prefix) prefixes.push(word.text);
    for (const {term} of wordForms) {
      const completes = word.prefix && term.text !== word.text && term.text.startsWith(word.text);
      if (completes) continue;
      for (const text of term.text.split(' ')) if (!forms.has(text)) forms.set(text, word.text);
    }
  }
  const markToken = (text: string, {text: folded, start, end}: Token): Mark | undefined => {
    const word = forms.get(folded);
    if (word !== undefined) return {start, end, word};
    const prefix = prefixes.find((candidate) => folded.startsWith(candidate));
    if (prefix === undefined) return undefined;
    return {start, end: start + prefixLength(text.slice(start, end), prefix), word: prefix};
  };
  return {
    words: planned.filter(({word}) => !word.whole).map(({word}) => word.text),
    mark(text) {
      let found = marked.get(text);
      if (found === undefined) {
        found = tokenizeOften(text)
          .map((token) => markToken(text, token))
          .filter((mark) => mark !== undefined);
        marked.set(text, found);
      }
      return found;
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
