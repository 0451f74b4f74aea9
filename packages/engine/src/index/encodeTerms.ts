import {stem} from '../analysis/stem.ts';
import type {Postings, Spelling, StemmedTerm} from './TermTable.ts';

/** A term and its postings. */
export type TermEntry = readonly [text: string, postings: Postings];

/** Words with the number of sections that each occurs in. */
interface WordsJson {
  readonly texts: readonly string[];
  readonly frequencies: readonly number[];
}

/** Terms with their postings, which follow each other in the order of the terms. */
export interface TermsJson extends WordsJson {
  /** Sections skipped between one of a term and the next. */
  readonly skipped: readonly number[];
  /** A character for each quantised weight. */
  readonly weights: string;
}

/** The character for the smallest weight, behind those that JSON escapes most. */
const FIRST = 35;

/** Converts words to JSON. */
export function encodeWords(entries: readonly TermEntry[]): WordsJson {
  return {
    texts: entries.map(([text]) => text),
    frequencies: entries.map(([, {sections}]) => sections.length),
  };
}

/** Reverses {@link encodeWords}. */
export function decodeWords({texts, frequencies}: WordsJson): Spelling[] {
  return texts.map((text, at) => ({text, frequency: frequencies[at] as number}));
}

/** Converts terms to JSON. */
export function encodeTerms(entries: readonly TermEntry[]): TermsJson {
  const skip = (section: number, at: number, sections: Uint32Array): number =>
    section - (at === 0 ? 0 : (sections[at - 1] as number) + 1);
  return {
    ...encodeWords(entries),
    skipped: entries.flatMap(([, {sections}]) =>
      Array.from(sections, (section, at) => skip(section, at, sections)),
    ),
    weights: entries
      .flatMap(([, {weights}]) => Array.from(weights, (weight) => String.fromCharCode(FIRST + weight)))
      .join(''),
  };
}

/** Reverses {@link encodeTerms}. The terms share their lists, as separate ones would take many times the memory. */
export function decodeTerms({texts, frequencies, skipped, weights}: TermsJson): StemmedTerm[] {
  const postings = {
    sections: Uint32Array.from(skipped),
    weights: Uint8Array.from(skipped, (_, at) => weights.charCodeAt(at) - FIRST),
  };
  let from = 0;
  return texts.map((text, number) => {
    const frequency = frequencies[number] as number;
    const term = new DictionaryTerm(text, frequency, postings, from);
    const end = from + frequency;
    for (from += 1; from < end; from += 1)
      postings.sections[from] =
        (postings.sections[from] as number) + (postings.sections[from - 1] as number) + 1;
    from = end;
    return term;
  });
}

class DictionaryTerm implements StemmedTerm {
  readonly text: string;
  readonly frequency: number;
  readonly postings: Postings;
  readonly from: number;
  #stem: string | undefined;

  constructor(text: string, frequency: number, postings: Postings, from: number) {
    this.text = text;
    this.frequency = frequency;
    this.postings = postings;
    this.from = from;
  }

  /** Computed when read, as most terms are never looked up. */
  get stem(): string {
    return (this.#stem ??= stem(this.text));
  }
}
