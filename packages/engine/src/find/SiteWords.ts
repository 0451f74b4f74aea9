import {forEachJoin} from '../analysis/forEachJoin.ts';
import {tokenize} from '../analysis/tokenize.ts';
import {findRange, lowerBound} from '../index/findRange.ts';
import type {Matcher} from '../mark/createMatcher.ts';
import type {IndexedSection} from '../text/IndexedPage.ts';
import type {RecordFinder} from './RecordFinder.ts';
import {pathTexts, recordTexts} from './recordTexts.ts';

/** Creates {@link SiteWords}, for the option `createWords` of `openIndex`. */
export function createSiteWords(texts: readonly string[]): SiteWords {
  return new SiteWords(texts);
}

/**
 * The words of a site's sections as numbers in a dictionary in memory. They are collected once for each section that is
 * shown; afterwards its records are compared without tokenizing their text.
 */
export class SiteWords {
  readonly #texts: readonly string[];
  /**
   * The query words that each word of the dictionary matches, as bits. From {@link #joins} on they stand again, for words that a
   * text has as two. All are zero between searches.
   */
  readonly #bits: Int32Array;
  readonly #joins: number;
  /** For each section the words of its path and its records: the start of each list, the end of the last one, then the lists. */
  readonly #words: (Uint32Array | undefined)[] = [];

  /** `texts` are all words of the site, sorted. */
  constructor(texts: readonly string[]) {
    this.#texts = texts;
    this.#joins = texts.length + 1;
    this.#bits = new Int32Array(2 * this.#joins);
  }

  /** Calls back with a finder for the words of a query, which is valid only during the call. */
  use<Result>({forms, prefixes}: Matcher, callback: (finder: RecordFinder) => Result): Result {
    const ranges = prefixes.map(({text}) => findRange(this.#texts, text));
    const numbers = [...forms.keys()].map((text) => this.#numberOf(text));
    // Forms take precedence over prefixes, and earlier prefixes over later ones.
    for (let at = prefixes.length - 1; at >= 0; at -= 1) {
      this.#bits.fill(prefixes[at]?.bits ?? 0, ...(ranges[at] ?? [0, 0]));
    }
    let next = 0;
    for (const bits of forms.values()) {
      const number = numbers[next++] as number;
      this.#bits[number] = bits;
      // A prefix does not match two words joined.
      this.#bits[this.#joins + number] = bits;
    }
    try {
      return callback({find: (section, number) => this.#find(this.#wordsOf(section, number))});
    } finally {
      for (const range of ranges) this.#bits.fill(0, ...range);
      for (const number of numbers) this.#bits[number] = this.#bits[this.#joins + number] = 0;
    }
  }

  #find(words: Uint32Array): number[] {
    const bits = this.#bits;
    const all: number[] = [];
    const lists = (words[0] as number) - 1;
    let at = words[0] as number;
    for (let list = 1; list <= lists; list += 1) {
      const end = words[list] as number;
      let found = 0;
      for (; at < end; at += 1) found |= bits[words[at] as number] as number;
      all.push(found);
    }
    return all;
  }

  #wordsOf(section: IndexedSection, number: number): Uint32Array {
    return (this.#words[number] ??= this.#countWords(section));
  }

  #countWords(section: IndexedSection): Uint32Array {
    const lists = [pathTexts(section), ...section.records.map(recordTexts)].map((texts) => {
      const numbers = new Set<number>();
      for (const text of texts) {
        const tokens = tokenize(text);
        for (const token of tokens) numbers.add(this.#numberOf(token.text));
        forEachJoin(text, tokens, (joined) => {
          const number = this.#numberOf(joined);
          if (this.#texts[number] === joined) numbers.add(this.#joins + number);
        });
      }
      return numbers;
    });
    const starts = [lists.length + 1];
    for (const {size} of lists) starts.push((starts.at(-1) as number) + size);
    return Uint32Array.from([...starts, ...lists.flatMap((list) => [...list])]);
  }

  #numberOf(word: string): number {
    return lowerBound(this.#texts, 0, (text) => text < word);
  }
}
